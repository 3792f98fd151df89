import { parseArgs } from 'node:util';
import type { DeadLetter } from '../ports/events.ts';
import { StartError } from '../service/process/process-edge.ts';
import { shortened } from '../shortened.ts';
import type { OperatedEvents } from './open-events.ts';
import { textTable } from './text-table.ts';

const usage = `Records that a consumer group could not read and has put aside.

  npm run dead-letters -- list [--all] [--group <group>]    those that are open; --all: the replayed ones too
  npm run dead-letters -- show <id>                         one of them, with its record
  npm run dead-letters -- replay <id>…                      hands their records to their groups once more
  npm run dead-letters -- replay --all [--group <group>]    the same for all that are open
  npm run dead-letters -- discard <id>…                     takes off the list what nobody will replay

  --json   for programs (npm run --silent keeps its own lines out)`;

export type Command =
  | { name: 'list'; all: boolean; group: string | undefined; json: boolean }
  | { name: 'show'; id: string; json: boolean }
  | { name: 'replay'; ids: readonly string[]; group: string | undefined; json: boolean }
  | { name: 'discard'; ids: readonly string[]; json: boolean };

const options = {
  all: { type: 'boolean', default: false },
  group: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const refuse = (problem: string): never => {
  throw new StartError(`${problem}\n\n${usage}`);
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** What is asked for. @throws StartError with the usage for anything else. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...ids] = positionals;
  const { all, group, json } = values;
  if (name === 'list') return ids.length > 0 ? refuse('list takes no ids.') : { name, all, group, json };
  if (name === 'show') {
    const [id, ...others] = ids;
    return id === undefined || others.length > 0 || all || group ? refuse('show takes one id.') : { name, id, json };
  }
  if (name === 'replay') {
    if (all === ids.length > 0) refuse('replay takes either ids or --all.');
    if (group !== undefined && !all) refuse('--group goes with --all.');
    return { name, ids, group, json };
  }
  if (name === 'discard') {
    return ids.length === 0 || all || group ? refuse('discard takes ids, and nothing else.') : { name, ids, json };
  }
  return refuse(name === undefined ? 'Which command?' : `There is no command ${name}.`);
}

const asJson = (value: unknown) => JSON.stringify(value, undefined, 2);
const isOpen = ({ replayed_at }: DeadLetter) => replayed_at === undefined;
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const longestReason = 100;

function listed(letters: readonly DeadLetter[], all: boolean): string {
  if (letters.length === 0) return all ? 'There are no dead letters.' : 'There are no open dead letters.';
  const table = textTable(
    ['ID', 'AT', 'GROUP', 'TOPIC', 'KEY', 'ATTEMPTS', ...(all ? ['REPLAYED'] : []), 'REASON'],
    letters.map(({ id, at, group, topic, record, attempts, replayed_at, reason }) => [
      id,
      at,
      group,
      topic,
      record.key,
      String(attempts),
      ...(all ? [replayed_at ?? '-'] : []),
      shortened(reason, longestReason),
    ]),
  );
  return `${table}\n\n${counted(letters.filter(isOpen).length, 'open dead letter')}.`;
}

function prettyValue(value: string): string {
  try {
    return asJson(JSON.parse(value));
  } catch {
    return value;
  }
}

const shown = ({ id, at, group, topic, record, reason, attempts, replayed_at }: DeadLetter): string =>
  [
    ['Id', id],
    ['At', at],
    ['Replayed', replayed_at ?? 'no'],
    ['Group', group],
    ['Reason', reason],
    ['Attempts', String(attempts)],
    ['Origin', `${topic}, partition ${record.partition}, offset ${record.offset}`],
    ['Key', record.key],
    ...Object.entries(record.headers).map(([name, value]) => [`Header ${name}`, value]),
    ['Value', `\n${prettyValue(record.value)}`],
  ]
    .map(([name = '', value]) => `${`${name}:`.padEnd(12)} ${value}`)
    .join('\n');

/** @throws StartError that names each id which is not there. */
function lettersOf(letters: readonly DeadLetter[], ids: readonly string[]): DeadLetter[] {
  const byId = new Map(letters.map((letter) => [letter.id, letter]));
  const unknown = ids.filter((id) => !byId.has(id));
  if (unknown.length > 0) throw new StartError(`There is no dead letter with the id ${unknown.join(', ')}.`);
  return [...new Set(ids)].map((id) => byId.get(id) as DeadLetter);
}

const byGroup = (letters: readonly DeadLetter[]): string =>
  [...Map.groupBy(letters, ({ group }) => group)]
    .map(([group, ofGroup]) => `  ${group}: ${counted(ofGroup.length, 'record')}`)
    .join('\n');

function handedOver(letters: readonly DeadLetter[]): string {
  if (letters.length === 0) return 'There are no open dead letters.';
  return `Handed over once more:\n${byGroup(letters)}\nWhat fails again is listed again. A group that does not run now gets them when it starts.`;
}

/** Does what is asked for. @returns what to print. */
export async function runCommand(
  command: Command,
  events: Pick<OperatedEvents, 'deadLetters' | 'replay' | 'discard'>,
): Promise<string> {
  const letters = await events.deadLetters();
  if (command.name === 'show') {
    const [letter] = lettersOf(letters, [command.id]);
    return command.json ? asJson(letter) : shown(letter as DeadLetter);
  }
  if (command.name === 'discard') {
    const chosen = lettersOf(letters, command.ids);
    await events.discard(chosen);
    if (command.json) return asJson({ discarded: chosen.map(({ id }) => id) });
    return `Discarded:\n${byGroup(chosen)}\nWhat their groups keep goes on without them.`;
  }
  const { group } = command;
  const ofGroup = letters.filter((letter) => group === undefined || letter.group === group);
  if (command.name === 'list') {
    const chosen = command.all ? ofGroup : ofGroup.filter(isOpen);
    return command.json ? asJson(chosen) : listed(chosen, command.all);
  }
  const chosen = command.ids.length > 0 ? lettersOf(letters, command.ids) : ofGroup.filter(isOpen);
  if (chosen.length > 0) await events.replay(chosen);
  return command.json ? asJson({ replayed: chosen.map(({ id }) => id) }) : handedOver(chosen);
}
