import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const app = ['src/app/routes/routes.tsx', 'src/app/first-pages/replace-typed.ts'];

/** A page by the sources that it cannot do without, and how many kB of scripts it may load for them, as gzip. */
type PageScripts = { page: string; most: number; sources: readonly string[] };

/** What every page has. */
export const everyPage = ['index.html'];

/**
 * Everything that comes without a press, also what comes after the page; not what comes when a control is pointed at, focused or
 * pressed. Limits are close above what the pages load; a change that raises one says in its commit what for.
 */
export const pageScripts: readonly PageScripts[] = [
  {
    page: 'the sign-in page',
    most: 126.5,
    sources: [...app, 'src/app/routes/access.tsx', 'src/features/access/sign-in-screen.tsx'],
  },
  { page: 'the page of a post', most: 106, sources: ['src/features/job/public-job-screen.tsx'] },
  { page: 'the page of a person', most: 117.5, sources: ['src/features/public-profile/public-profile-screen.tsx'] },
  // With what comes after the page: what can be done with a post, and the switch of themes.
  {
    page: 'the page of a post, once it is whole',
    most: 110.7,
    sources: ['src/features/job/public-job-screen.tsx', 'src/features/job/public-post-actions.tsx'],
  },
  { page: 'the page of all jobs', most: 178.5, sources: [...app, 'src/features/feed/jobs-screen.tsx'] },
  {
    page: 'the feed',
    most: 180.6,
    sources: [
      ...app,
      'src/app/routes/access.tsx',
      'src/app/frame/signed-in-shell.tsx',
      'src/app/routes/feed-and-job.tsx',
      'src/features/feed/feed-screen.tsx',
    ],
  },
];

type Built = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** Scripts of the build that sources cannot do without, in kB as gzip. @throws where the build has none of a source. */
export function scriptsOf(sources: readonly string[]): number {
  const built = JSON.parse(readFileSync(`${dist}files.json`, 'utf8')) as Built;
  const files = new Set<string>();
  const gather = (name: string) => {
    const { file, imports = [] } = built[name] ?? {};
    if (file === undefined) throw new Error(`The build has no ${name}`);
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(gather);
  };
  sources.forEach(gather);
  const sizes = [...files].map((file) => gzipSync(readFileSync(dist + file), { level: 9 }).length);
  return sizes.reduce((one, other) => one + other, 0) / 1000;
}
