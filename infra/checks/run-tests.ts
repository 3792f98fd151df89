import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './count-reporter.ts';

/** What needs no tests to run, side by side: one by one, each leaves a core with nothing to do for most of its time. */
const checks: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  // All servers at once: one by one, each would read again what it imports.
  ['types', 'turbo', 'run', 'types', 'types:servers', '--output-logs=errors-only', '--no-update-notifier'],
  ['lint', 'oxlint', '--config', 'infra/checks/oxlint.config.ts'],
  ['format', 'oxfmt', '--check'],
  ['dead code', 'knip', '--config', 'infra/checks/knip.json'],
];
const suites = ['unit', 'components', 'integration', 'product', 'e2e'];
/** Only when asked for: `npm test` needs nothing but Node and npm, these need servers, a container engine or a cluster. */
const furtherSuites = ['cluster', 'outage', 'cluster-e2e', 'upgrade', 'compose', 'kubernetes'];

const say = (text: string) => process.stdout.write(`${text}\n`);

function start(program: string, args: readonly string[], stdio: 'inherit' | 'pipe') {
  // Whatever they leave behind goes with the folder, but for what Node has compiled, which each worker and each product would do again.
  const env = {
    ...process.env,
    TMPDIR: folder,
    NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/waypost'),
    TURBO_TELEMETRY_DISABLED: '1',
  };
  return spawn(program, args, { stdio: ['inherit', stdio, stdio], env });
}

/** @returns whether it ended well, once all that it said is there. */
function ended(child: ChildProcess): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  child.once('error', reject).once('close', (code) => resolve(code === 0));
  return promise;
}

/** What it says comes in one piece, as others run beside it. */
async function runCheck(name: string, program: string, args: readonly string[]): Promise<boolean> {
  const child = start(program, args, 'pipe');
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const ok = await ended(child);
  say(`\n— ${name}\n${Buffer.concat(said).toString().trimEnd()}`);
  return ok;
}

/** Runs one suite and counts its tests; one that ends without a count is a failure. */
async function runSuite(name: string, paths: readonly string[], folder: string): Promise<Count> {
  const file = join(folder, `${name}.json`);
  const config = ['--config', 'infra/checks/vitest.config.ts', '--project', name];
  const reporters = ['--reporter=default', '--reporter=./infra/checks/count-reporter.ts', `--outputFile.count=${file}`];
  const ok = await ended(start('vitest', ['run', ...paths, ...config, ...reporters], 'inherit'));
  const { passed, failures } = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Count,
    () => ({ passed: 0, failures: [] }),
  );
  if (failures.length === 0 && !ok) failures.push(`${name} ended without naming a test`);
  return { passed, failures };
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
const checksToRun = checks.filter(([name]) => wanted(name));
const fine = await Promise.all(checksToRun.map(([name, program, ...args]) => runCheck(name, program, args)));
for (const [at, [name]] of checksToRun.entries()) {
  if (fine[at]) passed += 1;
  else failures.push(name);
}
for (const name of [...suites, ...furtherSuites].filter(wanted)) {
  say(`\n— ${name}`);
  const suite = await runSuite(name, paths, folder);
  passed += suite.passed;
  failures.push(...suite.failures);
}
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
say(`\n${failures.map((failure) => `failed: ${failure}\n`).join('')}${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
