import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Everything that `npm test` does, in the order in which a mistake is cheapest to find. */
const checks: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  // All servers at once: one by one, each would read again what it imports.
  ['types', 'turbo', 'run', 'types', 'types:servers', '--output-logs=errors-only', '--no-update-notifier'],
  ['lint', 'oxlint', '--config', 'infra/checks/oxlint.config.ts'],
  ['format', 'oxfmt', '--check'],
  ['dead code', 'knip', '--config', 'infra/checks/knip.json'],
];
const suites = ['unit', 'components', 'integration', 'product', 'e2e'];
/** Only when asked for: `npm test` needs nothing but Node and npm, these need servers, a container engine or a cluster. */
const furtherSuites = ['cluster', 'cluster-e2e', 'upgrade', 'compose', 'kubernetes'];

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

const say = (text: string) => process.stdout.write(`${text}\n`);

function run(program: string, args: readonly string[]): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  spawn(program, args, { stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } })
    .once('error', reject)
    .once('close', (code) => resolve(code === 0));
  return promise;
}

/** Which tests failed and why, a line each; a file that fails before its first test is one of them. */
function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${relative('', name)}: ${firstLine(message)}`] : [];
    return failed.map((test) => `${relative('', name)}: ${test.fullName}: ${firstLine(test.failureMessages.join())}`);
  });
}
const firstLine = (text: string) => stripVTControlCharacters(text).split('\n', 1)[0]?.slice(0, 300) ?? '';

/** Runs one suite and counts its tests; a file that fails before its first test counts as one that failed. */
async function runSuite(
  name: string,
  paths: readonly string[],
  folder: string,
): Promise<{ passed: number; failures: string[] }> {
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
  const failures = report === undefined ? [] : failuresOf(report);
  if (failures.length === 0 && !ok) failures.push(`${name} ended without naming a test`);
  return { passed: report?.numPassedTests ?? 0, failures };
}

/** Names of checks and suites, and paths that narrow the suites down; everything that `npm test` does when none is given. */
const asked = process.argv.slice(2);
const known = new Set([...checks.map(([name]) => name), ...suites, ...furtherSuites]);
const names = asked.filter((name) => known.has(name));
const paths = asked.filter((name) => !known.has(name));
const wanted = (name: string) => names.includes(name) || (names.length === 0 && !furtherSuites.includes(name));
const folder = await mkdtemp(join(tmpdir(), 'waypost-tests-'));
let passed = 0;
const failures: string[] = [];
for (const [name, program, ...args] of checks.filter(([name]) => wanted(name))) {
  say(`\n— ${name}`);
  if (await run(program, args)) passed += 1;
  else failures.push(name);
}
for (const name of [...suites, ...furtherSuites].filter(wanted)) {
  say(`\n— ${name}`);
  const suite = await runSuite(name, paths, folder);
  passed += suite.passed;
  failures.push(...suite.failures);
}
await rm(folder, { recursive: true });
say(`\n${failures.map((failure) => `failed: ${failure}\n`).join('')}${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
