import { topics } from '@waypost/contracts/event';
import type { Group } from '../ports/events.ts';
import { StartError } from '../service/process/process-edge.ts';
import type { OperatedEvents } from './open-events.ts';
import { textTable } from './text-table.ts';

const usage = `Lets a consumer group read its topic from the start again, so that what it keeps is built anew.

  npm run rebuild -- list       the groups, what each has left to read, and how many processes read
  npm run rebuild -- <group>    takes a group back to the start; its processes have to be stopped meanwhile

The search index is rebuilt while it serves, by \`npm run reindex\`.`;

export type RebuildCommand = { name: 'list' } | { name: 'rebuild'; group: string };

type RebuiltEvents = Pick<OperatedEvents, 'groups' | 'rewind' | 'lag'>;
type Reader = Group & { topic: string };

/** What is asked for. @throws StartError with the usage for anything else. */
export function readRebuildCommand(args: readonly string[]): RebuildCommand {
  const [first, ...others] = args;
  if (first === undefined || first.startsWith('-') || others.length > 0) throw new StartError(usage);
  return first === 'list' ? { name: 'list' } : { name: 'rebuild', group: first };
}

async function readersOf(events: RebuiltEvents): Promise<Reader[]> {
  const readers = await Promise.all(
    topics.map(async (topic) => (await events.groups(topic)).map((group) => ({ ...group, topic }))),
  );
  return readers.flat();
}

const counted = (count: number, what: string) => `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;

async function list(events: RebuiltEvents): Promise<string> {
  const readers = await readersOf(events);
  if (readers.length === 0) return 'No group has read anything yet.';
  const left = await Promise.all(readers.map(({ topic, name }) => events.lag(topic, name)));
  return textTable(
    ['GROUP', 'TOPIC', 'LEFT', 'READING'],
    readers.map(({ name, topic, members }, at) => [name, topic, String(left[at]), String(members)]),
  );
}

async function rebuild(events: RebuiltEvents, group: string): Promise<string> {
  const found = (await readersOf(events)).filter(({ name }) => name === group);
  if (found.length === 0) {
    throw new StartError(`No group ${group} has read anything yet. \`npm run rebuild -- list\` names those that have.`);
  }
  const reading = found.reduce((sum, { members }) => sum + members, 0);
  if (reading > 0) {
    throw new StartError(
      `${group} is being read (members: ${reading}), and would go on from where it is. Stop its service, run this ` +
        'again, then start the service. A process that was killed counts for 10 more seconds.',
    );
  }
  const lines: string[] = [];
  for (const { topic } of found) {
    await events.rewind(topic, group);
    const left = await events.lag(topic, group);
    lines.push(`${group} will read ${topic} from the start, about ${counted(left, 'event')}.`);
  }
  return [...lines, 'Start its service: it rebuilds while it runs.'].join('\n');
}

export const runRebuildCommand = (command: RebuildCommand, events: RebuiltEvents): Promise<string> =>
  command.name === 'list' ? list(events) : rebuild(events, command.group);
