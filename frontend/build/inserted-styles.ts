import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const inserting = /createElement\(['"]style['"]\)/;
const text = /\.textContent = `([^`]*)`\.trim\(\)/g;

/** The texts of the style elements that a module inserts, its constants filled in. @throws where it inserts one that cannot be read. */
export function stylesInsertedBy(source: string): string[] {
  const constants = new Map(
    [...source.matchAll(/^const (\$[\w$]+) = '([^']*)'/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const styles = [...source.matchAll(text)].map(([, template = '']) =>
    template
      .replaceAll(/\$\{(\$[\w$]+)\}/g, (_, name: string) => {
        const value = constants.get(name);
        if (value === undefined) throw new Error(`${name} is no constant of the module`);
        return value;
      })
      .trim(),
  );
  const places = source.match(new RegExp(inserting, 'g')) ?? [];
  if (styles.length !== places.length) throw new Error(`${places.length} style elements, ${styles.length} texts`);
  return styles;
}

/** As the content security policy names it (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export const hashSource = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Writes `style-hashes.json` beside the pages: what the scripts of this very build insert as style elements, for the BFF to allow.
 * A style that cannot be read fails the build, where the browser would refuse it later without a word.
 */
export function insertedStyles(): Plugin {
  const hashes = new Set<string>();
  return {
    name: 'waypost-inserted-styles',
    apply: 'build',
    transform: {
      filter: { code: inserting },
      handler(source, id) {
        try {
          for (const style of stylesInsertedBy(source)) hashes.add(hashSource(style));
        } catch (error) {
          this.error(`${id} inserts styles that the content security policy cannot be told: ${String(error)}`);
        }
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'style-hashes.json', source: JSON.stringify([...hashes].toSorted()) });
    },
  };
}
