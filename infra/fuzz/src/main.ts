import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startProductProcess, type ProductProcess } from '@waypost/local/testing/product-process';
import { numberOption } from '@waypost/runtime/operator/number-option';
import { parseJson } from '@waypost/runtime/parse-json';
import { StartError, runOnce } from '@waypost/runtime/service/process/process-edge';
import { inherited, readFuzzConfig } from './config.ts';
import { errorsInLog } from './errors-in-log.ts';
import { installSchemathesis } from './install-schemathesis.ts';
import { ownEverything } from './own-everything.ts';
import { personalDocument } from './personal-document.ts';
import { proposalsFor } from './proposals.ts';
import { readReport, type Outcome } from './read-report.ts';
import { runProgram } from './run-program.ts';

/** Where schemathesis.toml and its hooks are. */
const settings = fileURLToPath(new URL('..', import.meta.url));
const shownErrors = 5;
const shownLength = 500;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Lets schemathesis ask for everything that the document of the running product describes, as somebody who owns data. */
async function fuzz(
  { url }: ProductProcess,
  program: string,
  folder: string,
  options: { seconds: number; seed: number },
) {
  const owned = await ownEverything(url);
  const document: unknown = await (await fetch(new URL('/api/openapi.json', url))).json();
  const [file, report] = [join(folder, 'openapi.json'), join(folder, 'report.json')];
  await writeFile(file, JSON.stringify(personalDocument(document, proposalsFor(owned))));
  const { seconds, seed } = options;
  const args = ['--no-color', 'run', file, '--url', url];
  const limits = [
    '--max-time',
    String(seconds),
    '--seed',
    String(seed),
    '--report',
    'json',
    '--report-json-path',
    report,
  ];
  const env = {
    ...inherited(),
    PYTHONDONTWRITEBYTECODE: '1',
    WAYPOST_ORIGIN: url,
    WAYPOST_SESSION: owned.session,
    WAYPOST_SESSION_TO_LEAVE: owned.toLeave,
    WAYPOST_SESSION_TO_END: owned.toEnd,
  };
  await runProgram(program, [...args, ...limits], { env, cwd: settings });
  return readReport(parseJson(await readFile(report, 'utf8').catch(() => '')));
}

/** What the calls have left behind: a product that answers, and a log without errors. */
async function lookAfter({ url, dataFolder }: ProductProcess): Promise<string[]> {
  const alive = await fetch(new URL('/health/live', url)).then(
    ({ ok }) => ok,
    () => false,
  );
  const errors = errorsInLog(await readFile(join(dataFolder, 'waypost.log'), 'utf8'));
  return [
    ...(alive ? [] : ['The product does not answer any more']),
    ...(errors.length > 0 ? [`${errors.length} errors in the log of the product, such as:`] : []),
    ...errors.slice(0, shownErrors).map((line) => line.slice(0, shownLength)),
  ];
}

function show({ seed, cases, findings }: Outcome, left: readonly string[]) {
  say(`\n${cases} cases, seed ${seed} (npm run fuzz -- --seed ${seed} begins with the same ones)`);
  for (const finding of [...findings, ...left]) say(`failed: ${finding}`);
}

await runOnce(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '180' }, seed: { type: 'string' } } });
  const seconds = numberOption('seconds', values.seconds, { least: 1, whole: true });
  const seed =
    values.seed === undefined ? randomInt(1, 2 ** 31) : numberOption('seed', values.seed, { least: 1, whole: true });
  const program = await installSchemathesis(readFuzzConfig());
  const folder = await mkdtemp(join(tmpdir(), 'waypost-fuzz-'));
  // One account asks more here than all people together would.
  const product = await startProductProcess({ RATE_LIMIT: '1000000' }, { startWithin: 120_000 });
  try {
    const outcome = await fuzz(product, program, folder, { seconds, seed });
    const left = await lookAfter(product);
    show(outcome, left);
    const failed = outcome.failed + (left.length > 0 ? 1 : 0);
    say(`\n${outcome.passed} passed, ${failed} failed`);
    if (failed > 0) throw new StartError('Answers were found that the API does not promise.');
  } finally {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  }
});
