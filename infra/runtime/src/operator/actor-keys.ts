import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ActorProcess, actorProcesses, isActorProcess } from '../service/actors/actor-rights.ts';
import { runOnce, StartError } from '../service/process/process-edge.ts';
import { keepActorKeys, keptProcesses, type Renewal } from './keep-actor-keys.ts';

const usage = `npm run actor-keys -- FOLDER                      a key for each process that has none there
npm run actor-keys -- FOLDER --renew PROCESS      a new one; the one before holds too, until it is renewed again
npm run actor-keys -- FOLDER --revoke PROCESS     a new one; the ones before hold no longer
FOLDER gets PROCESS/actor-key, for ACTOR_PRIVATE_KEY_FILE of that process alone, and shared/actor-keys, for ACTOR_PUBLIC_KEYS_FILE
of all. They are read when a process starts. PROCESS is one of ${actorProcesses.join(', ')}.`;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

function processOf(name: string): ActorProcess {
  if (!isActorProcess(name)) throw new StartError(`There is no process '${name}'.\n${usage}`);
  return name;
}

function readArguments(): { folder: string; renewal: Renewal | undefined } {
  const options = { renew: { type: 'string' }, revoke: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  const { renew, revoke } = values;
  if (folder === undefined || positionals.length > 1 || (renew && revoke)) throw new StartError(usage);
  const name = revoke ?? renew;
  const renewal = name === undefined ? undefined : { process: processOf(name), revoke: revoke !== undefined };
  return { folder: resolve(folder), renewal };
}

/** The operator's command: the keys of actor tokens, made and renewed. */
await runOnce(async () => {
  const { folder, renewal } = readArguments();
  const kept = keptProcesses(folder);
  if (renewal && !kept.includes(renewal.process))
    throw new StartError(
      kept.length === 0
        ? `There are no keys in ${folder}.`
        : `${folder} has no key of ${renewal.process} that could be renewed; \`npm run actor-keys -- FOLDER\` makes those that are missing.`,
    );
  // One that was left out, such as that of a demo that is not run, shall not come back with another's renewal.
  const made = await keepActorKeys({ folder, processes: renewal ? kept : actorProcesses }, renewal);
  say(made.length > 0 ? `New keys: ${made.join(', ')}.` : 'Every process has its key already.');
  if (renewal) say(renewal.revoke ? 'Restart all processes.' : `Restart the other processes, then ${renewal.process}.`);
});
