import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { domainFiles } from './layers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Planted = [file: string, imports: string];

const refused: Planted[] = [
  ['contracts/src/planted.ts', '@waypost/runtime/closeable'],
  ['contracts/src/planted.ts', 'fastify'],
  ['infra/runtime/src/service/planted.ts', '@waypost/jobs/app'],
  ['infra/runtime/src/service/planted.ts', 'mongodb'],
  ['infra/runtime/src/ports/planted.ts', '../embedded/database.ts'],
  ['infra/runtime/src/policy/planted.ts', '../cluster/tasks.ts'],
  ['infra/runtime/src/embedded/planted.ts', 'ioredis'],
  ['infra/runtime/src/cluster/planted.ts', 'kafkajs'],
  ['infra/runtime/src/cluster/planted.ts', 'node:sqlite'],
  ['infra/runtime/src/cluster/kafka/planted.ts', 'mongodb'],
  ['infra/runtime/src/service/planted.ts', '../testing/until.ts'],
  ['services/jobs/src/routes/planted.ts', '@waypost/scoring/app'],
  ['services/jobs/src/routes/planted.ts', '@waypost/bff/app'],
  ['services/jobs/src/routes/planted.ts', 'mongodb'],
  ['services/jobs/src/routes/planted.ts', '@opensearch-project/opensearch'],
  ['services/jobs/src/search/planted.ts', 'kafkajs'],
  ['services/jobs/src/search/planted.ts', '@waypost/runtime/cluster/cluster-ports'],
  ['services/jobs/src/search/planted.ts', 'node:sqlite'],
  ['services/jobs/src/search/planted.ts', './opensearch/feed-filters.ts'],
  ['services/jobs/src/search/filters/planted.ts', '@opensearch-project/opensearch'],
  ['services/jobs/src/search/filters/planted.ts', '../embedded/term-table.ts'],
  ['services/jobs/src/search/words/planted.ts', '../opensearch/text-matching.ts'],
  ['services/jobs/src/search/embedded/planted.ts', '../opensearch/feed-filters.ts'],
  ['services/jobs/src/search/embedded/planted.ts', '@opensearch-project/opensearch'],
  ['services/jobs/src/search/opensearch/planted.ts', '../embedded/narrow.ts'],
  ['services/jobs/src/search/opensearch/planted.ts', 'node:sqlite'],
  ['services/jobs/src/routes/planted.ts', '../testing/start-jobs.ts'],
  ['services/resumes/src/planted.ts', '../../jobs/src/job-post.ts'],
  ['services/resumes/src/planted.ts', '@waypost/runtime/embedded/embedded-ports'],
  ['services/jobs/src/job-post.ts', 'node:fs'],
  ['services/jobs/src/job-post.ts', './job-post-store.ts'],
  ['services/jobs/src/job-post.ts', '@waypost/runtime/ports/documents'],
  ['services/identity/src/inbox.ts', './inbox-store.ts'],
  ['services/applications/src/sight/redact.ts', 'node:timers/promises'],
  ['services/scoring/src/score/planted.ts', '../tasks/score-application.ts'],
  ['services/scoring/model/src/planted.ts', '@waypost/runtime/closeable'],
  ['services/identity/src/planted.ts', '@waypost/model/vectors'],
  ['bff/src/planted.ts', '@waypost/model/vectors'],
  ['frontend/src/api/planted.ts', '@waypost/model/vectors'],
  ['bff/src/planted.ts', '@waypost/identity/inbox-store'],
  ['bff/src/planted.ts', '@waypost/runtime/embedded/embedded-ports'],
  ['infra/demo/src/planted.ts', '@waypost/local/config'],
  ['infra/local/src/planted.ts', '@waypost/cluster/entry-files'],
  ['infra/local/src/planted.ts', './testing/person.ts'],
  ['infra/cluster/src/planted.ts', '@waypost/docker/engine-users'],
  ['infra/cluster/src/planted.ts', '../../../frontend/e2e/open-browser.ts'],
  ['infra/docker/src/planted.ts', '@waypost/bench/measurement'],
  ['infra/kubernetes/src/planted.ts', '@waypost/docker/engine-users'],
  ['infra/bench/src/planted.ts', 'kafkajs'],
  ['infra/fuzz/src/planted.ts', '@waypost/cluster/entry-files'],
  ['frontend/src/app/planted.ts', '@waypost/runtime/closeable'],
  ['frontend/src/features/feed/planted.ts', 'react-aria-components'],
  ['frontend/src/features/feed/planted.ts', '../job/job-screen.tsx'],
  ['frontend/src/features/feed/planted.ts', '../../features/job/job-screen.tsx'],
  ['frontend/src/features/feed/planted.ts', '../../app/app.tsx'],
  ['frontend/src/features/job/apply/planted.ts', '../../feed/feed-screen.tsx'],
  ['frontend/src/features/job/apply/planted.ts', '../../../features/feed/feed-screen.tsx'],
  ['frontend/src/entities/score/planted.ts', '../../features/job/job-screen.tsx'],
  ['frontend/src/session/planted.ts', '../entities/score/words.ts'],
  ['frontend/src/session/planted.ts', '../forms/fields.tsx'],
  ['frontend/src/forms/planted.ts', '../session/session.tsx'],
  ['frontend/src/api/planted.ts', '../session/session.tsx'],
  ['frontend/src/ui/planted.ts', '../api/call.ts'],
  ['frontend/src/ui/planted.ts', '../format/dates.ts'],
  ['frontend/src/format/planted.ts', '../ui/buttons/button.tsx'],
  ['frontend/src/theme/planted.ts', '../ui/buttons/button.tsx'],
  ['frontend/src/storage/planted.ts', '../ui/buttons/button.tsx'],
  ['frontend/src/ui/planted.ts', '../testing/render-app.tsx'],
];

const allowed: Planted[] = [
  ['services/jobs/src/routes/planted.test.ts', '../testing/start-jobs.ts'],
  ['services/jobs/src/testing/planted.ts', '@waypost/runtime/testing/until'],
  ['services/jobs/src/search/embedded/planted.ts', 'node:sqlite'],
  ['services/jobs/src/search/embedded/planted.ts', '../filters/filters.ts'],
  ['services/jobs/src/search/opensearch/planted.ts', '@opensearch-project/opensearch'],
  ['services/jobs/src/search/opensearch/planted.ts', '../filters/filters.ts'],
  ['services/jobs/src/search-engine.ts', './search/opensearch/open-cluster-search.ts'],
  ['services/scoring/src/score/planted.test.ts', '../testing/people-and-posts.ts'],
  ['services/scoring/src/score/planted.ts', '@waypost/model/vectors'],
  ['infra/runtime/src/cluster/kafka/planted.ts', 'kafkajs'],
  ['infra/runtime/src/cluster/planted.ts', 'mongodb'],
  ['infra/cluster/src/planted.test.ts', '@waypost/local/testing/person'],
  ['frontend/src/features/job/apply/planted.ts', '../job-screen.tsx'],
  ['frontend/src/features/job/planted.ts', '../../entities/score/words.ts'],
  ['frontend/src/ui/planted.ts', 'react-aria-components'],
];

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

let folder: string;
/** What the linter said, by file. */
let said: Map<string, string[]>;

/** A tree like ours for each, since several stand in one file. */
const placeOf = (kind: string, at: number, file: string) => join(`${kind}-${at}`, file);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-planted-'));
  const plant = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const [kind, some] of Object.entries({ refused, allowed })) {
    for (const [at, [file, imports]] of some.entries()) {
      await plant(placeOf(kind, at, file), `import { a } from '${imports}';\nexport const b = a;\n`);
    }
  }
  await plant('circle/one.ts', "import type { Two } from './two.ts';\nexport type One = { two?: Two };\n");
  await plant('circle/two.ts', "import type { One } from './one.ts';\nexport type Two = { one?: One };\n");
  const output = await new Promise<string>((resolve) => {
    // It fails, as it has to: what it says is what counts.
    const args = ['--config', join(root, 'infra/checks/oxlint.config.ts'), '--quiet', '--format=json', folder];
    execFile(join(root, 'node_modules/.bin/oxlint'), args, { maxBuffer: 2 ** 26 }, (_, stdout) => resolve(stdout));
  });
  const { diagnostics } = report.parse(JSON.parse(output));
  const byFile = Map.groupBy(diagnostics, ({ filename }) => filename.slice(filename.lastIndexOf('waypost-planted-')));
  said = new Map([...byFile].map(([name, some]) => [name.slice(name.indexOf('/') + 1), some.map(({ code }) => code)]));
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const refusal = 'eslint(no-restricted-imports)';

test.each(refused.map((planted, at) => [...planted, at] as const))('%s may not import %s', (file, _, at) => {
  expect(said.get(placeOf('refused', at, file))).toContain(refusal);
});

test.each(allowed.map((planted, at) => [...planted, at] as const))('%s may import %s', (file, _, at) => {
  expect(said.get(placeOf('allowed', at, file)) ?? []).not.toContain(refusal);
});

test('a circle of types alone is a circle', () => {
  expect(said.get('circle/one.ts')).toContain('import(no-cycle)');
});

const sources = globSync('{contracts,infra,services,bff,frontend}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist'].includes(name),
});

test('no file has a name that says nothing of what is in it', () => {
  const nothing = /(^|\/)(utils?|helpers?|common|misc|managers?|base|impl|service|types|index)\.tsx?$/;
  expect(sources.filter((file) => nothing.test(file))).toEqual([]);
});

describe('domain files', () => {
  const files = globSync(domainFiles, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const askedFor =
    /new Date\(\)|\bDate\.now\(|\bperformance\.now\(|Math\.random\(|randomUUID\(|\bfetch\(|\bsetTimeout\(/;

  test.each(files)('%s is given the time, ids and chance', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(askedFor);
  });

  test('all of them are there', () => {
    expect(domainFiles.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
  });
});
