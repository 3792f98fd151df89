import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { numberOption } from '@waypost/runtime/operator/number-option';
import { StartError, runOnce } from '@waypost/runtime/service/process/process-edge';
import { openOrdinaryPeople, type OrdinaryPeople } from './ordinary-people.ts';
import { type Soaked, soakAt, soakOwn } from './soaked.ts';
import { keepTimings, type Timed } from './timings.ts';

const hostile = fileURLToPath(new URL('hostile-account.ts', import.meta.url));
/** A file is read in the background, in its turn: what people wait for has a bound of its own. */
const mostForReadingMs = 15_000;
const beforeMs = 15_000;
/** For what was asked just before the end. */
const patienceMs = 5_000;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** What the account was told, by what it did. */
type Counts = Record<string, number>;

function startHostileAccount(url: string) {
  const child = fork(hostile, [url], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let counts: Counts = {};
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => (counts = JSON.parse(line) as Counts));
  return {
    stop() {
      child.kill('SIGKILL');
      return counts;
    },
  };
}

const cells = (values: readonly (string | number)[]) => `| ${values.join(' | ')} |`;

function show(title: string, timed: readonly Timed[]) {
  say(`\n${title}\n`);
  say(cells(['call', 'times', 'failed', 'p50 ms', 'p99 ms', 'most ms']));
  say(cells(['---', '---', '---', '---', '---', '---']));
  for (const { what, count, failed, p50, p99, most } of timed) {
    say(cells([what, count, failed, Math.round(p50), Math.round(p99), Math.round(most)]));
  }
}

/** What did not hold, as sentences. */
function missed(timed: readonly Timed[], mostMs: number): string[] {
  return timed.flatMap(({ what, count, failed, reasons, p99 }) => {
    const bound = what === 'read a resume' ? mostForReadingMs : mostMs;
    return [
      ...(p99 > bound ? [`${what}: p99 ${Math.round(p99)} ms is more than ${bound} ms`] : []),
      ...(failed > 0 ? [`${what}: ${failed} of ${count} failed (${reasons.join('; ')})`] : []),
    ];
  });
}

async function liveFor(people: OrdinaryPeople, product: Soaked, milliseconds: number): Promise<Timed[]> {
  const timings = keepTimings();
  const live = people.live(timings, AbortSignal.any([AbortSignal.timeout(milliseconds), product.hasEnded()]));
  await Promise.race([live, sleep(milliseconds + patienceMs)]);
  return timings.summary();
}

await runOnce(async () => {
  const options = {
    minutes: { type: 'string', default: '10' },
    p99: { type: 'string', default: '500' },
    at: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  const [minutes, mostMs] = [numberOption('minutes', values.minutes), numberOption('p99', values.p99)];
  if (values.at === undefined) say('Starting the product with its demo');
  const product = values.at === undefined ? await soakOwn() : soakAt(values.at);
  try {
    const people = await openOrdinaryPeople(product.url);
    show('People alone', await liveFor(people, product, beforeMs));
    const account = startHostileAccount(product.url);
    const timed = await liveFor(people, product, minutes * 60_000);
    const counts = account.stop();
    show(`People while one account sends the worst it can, for ${minutes} minutes`, timed);
    say('\nWhat that account was answered\n');
    for (const [what, count] of Object.entries(counts)) say(`  ${what} × ${count}`);
    const { memory, wrong } = product.findings();
    say(`\nMemory: ${memory}`);
    const notHeld = [...missed(timed, mostMs), ...wrong];
    for (const sentence of notHeld) say(sentence);
    say(`\n${notHeld.length === 0 ? 'Held.' : 'Did not hold.'}`);
    if (notHeld.length > 0) throw new StartError('One account was felt by the others.');
  } finally {
    await product.close();
  }
});
