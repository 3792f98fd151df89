import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const isThere = (path: string) => existsSync(new URL(path, root));

const documents = globSync('{*,.github/*,{bff,contracts,frontend,infra,services}/**/*}.md', {
  cwd: fileURLToPath(root),
  exclude: (name) => name.includes('node_modules'),
}).map((path) => ({ path, text: read(path) }));
const inAll = (pattern: RegExp) =>
  documents.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, found = '']) => ({ path, found })));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** What `npm run types` and `npm test` consist of. */
const parts = new Set(['types:servers', 'test:all']);

/** As GitHub names headings, and anchors of ours. */
const anchorsOf = (text: string) => [
  ...[...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  ),
  ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id),
];

describe('the documents', () => {
  test('link to what there is', () => {
    const links = inAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g);
    expect(links.length).toBeGreaterThan(100);
    const broken = links.filter(({ path, found }) => {
      const [file = '', anchor] = found.split('#');
      const target = new URL(file, new URL(path, root));
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('name files and folders from the root of the repository that there are', () => {
    const named = inAll(/`((?:bff|contracts|frontend|infra|services)\/[\w./-]+)`/g);
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ found }) => !isThere(found))).toEqual([]);
  });

  test('name sources that there are, from the root, from their folder or by their last parts', () => {
    const sources = globSync('{bff,contracts,frontend,infra,services}/**/*.{ts,tsx}', {
      cwd: fileURLToPath(root),
      exclude: (name) => name.includes('node_modules'),
    });
    // `x.dom.test.tsx` stands for any, `.css.ts` for an ending.
    const named = inAll(/`((?!x\.)\w[\w./-]*\.tsx?)`/g);
    expect(named.length).toBeGreaterThan(300);
    const isSource = (found: string) => sources.some((source) => `/${source}`.endsWith(`/${found}`));
    expect(named.filter(({ found }) => !isSource(found))).toEqual([]);
  });

  test.each(['identity', 'jobs', 'applications', 'resumes', 'scoring'])('%s tells what it listens to', (service) => {
    const app = read(`services/${service}/src/app.ts`);
    const consumers = [...app.matchAll(/'([\w-]+)': \['([\w-]+)', \w+Handlers\]/g)];
    expect(consumers).not.toEqual([]);
    const lines = read(`services/${service}/README.md`).split('\n');
    const isTold = (effect: string, topic: string) =>
      lines.some((line) => line.includes(effect) && new RegExp(`(?<![\\w-])${topic}(?![\\w-])`).test(line));
    expect(consumers.filter(([, effect = '', topic = '']) => !isTold(effect, topic)).map(([found]) => found)).toEqual(
      [],
    );
  });

  test('name scripts that there are, and the README all of them', () => {
    // With `-w` it is a script of that package.
    const named = inAll(/npm run (?:--silent )?(\w[\w:-]*)(?! -w)(?![\w:-])/g);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ found }) => !Object.hasOwn(scripts, found))).toEqual([]);

    const readme = read('README.md');
    const isNamed = (script: string) =>
      new RegExp(`(?:npm |npm run (?:--silent )?|· \`)${script}(?![\\w:-])`).test(readme);
    expect(Object.keys(scripts).filter((script) => !parts.has(script) && !isNamed(script))).toEqual([]);
  });

  test('say what each setting means', () => {
    const files = globSync('{bff,services,infra}/**/config.ts', {
      cwd: fileURLToPath(root),
      exclude: (name) => ['node_modules', 'testing', 'checks'].includes(name),
    });
    const settings = files.flatMap((file) =>
      [...read(file).matchAll(/^  ([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
    );
    expect(settings.length).toBeGreaterThan(60);
    const texts = documents.map(({ text }) => text).join('\n');
    expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(texts))).toEqual([]);
  });
});
