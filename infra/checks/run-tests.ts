import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything that `npm test` does, in the order in which a mistake is cheapest to find. */
const checks: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['types', 'turbo', 'run', 'types', '--output-logs=errors-only', '--no-update-notifier'],
  ['lint', 'oxlint', '--config', 'infra/checks/oxlint.config.ts'],
  ['format', 'oxfmt', '--check'],
  ['dead code', 'knip', '--config', 'infra/checks/knip.json'],
];
const suites = ['unit', 'integration', 'e2e'];
/** Only when asked for: `npm test` needs nothing but Node and npm, these need servers or a container engine. */
const furtherSuites = ['cluster', 'cluster-e2e', 'compose'];

type Report = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; success: boolean };

const say = (text: string) => process.stdout.write(`${text}\n`);

function run(program: string, args: readonly string[]): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  spawn(program, args, { stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } })
    .once('error', reject)
    .once('close', (code) => resolve(code === 0));
  return promise;
}

/** Runs one suite and counts its tests; a file that fails before its first test counts as one that failed. */
async function runSuite(
  name: string,
  paths: readonly string[],
  folder: string,
): Promise<{ passed: number; failed: number }> {
  const file = join(folder, `${name}.json`);
  const config = ['--config', 'infra/checks/vitest.config.ts', '--project', name];
  const ok = await run('vitest', [
    'run',
    ...paths,
    ...config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
  if (report === undefined) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests === 0 && !ok ? 1 : report.numFailedTests;
  return { passed: report.numPassedTests, failed };
}

/** Names of checks and suites, and paths that narrow the suites down; everything that `npm test` does when none is given. */
const asked = process.argv.slice(2);
const known = new Set([...checks.map(([name]) => name), ...suites, ...furtherSuites]);
const names = asked.filter((name) => known.has(name));
const paths = asked.filter((name) => !known.has(name));
const wanted = (name: string) => names.includes(name) || (names.length === 0 && !furtherSuites.includes(name));
const folder = await mkdtemp(join(tmpdir(), 'waypost-tests-'));
const total = { passed: 0, failed: 0 };
for (const [name, program, ...args] of checks.filter(([name]) => wanted(name))) {
  say(`\n— ${name}`);
  total[(await run(program, args)) ? 'passed' : 'failed'] += 1;
}
for (const name of [...suites, ...furtherSuites].filter(wanted)) {
  say(`\n— ${name}`);
  const { passed, failed } = await runSuite(name, paths, folder);
  total.passed += passed;
  total.failed += failed;
}
await rm(folder, { recursive: true });
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
