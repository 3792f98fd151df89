import type { Random } from './random.ts';

/** Fills a phrase: `{one|two}` takes one of them, `{4-9}` a number between, `{company}` the word of that name. */
export function phrase(pattern: string, random: Random, words: Readonly<Record<string, string>> = {}): string {
  return pattern.replaceAll(/\{([^{}]+)\}/g, (_whole, inner: string) => {
    const range = /^(\d+)-(\d+)$/.exec(inner);
    if (range) return String(random.between(Number(range[1]), Number(range[2])));
    if (inner.includes('|')) return random.pick(inner.split('|'));
    const word = words[inner];
    if (word === undefined) throw new Error(`no word for {${inner}} in: ${pattern}`);
    return word;
  });
}
