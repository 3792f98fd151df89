import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { type ActorPublicKey, actorKeySet, newActorKey, publicKeyOf } from '../service/actors/actor-keys.ts';
import type { ActorProcess } from '../service/actors/actor-rights.ts';
import { readSecret, writeSecret } from './secret-file.ts';

const privateFile = (folder: string, process: ActorProcess) => join(folder, process, 'actor-key');
const publicFile = (folder: string) => join(folder, 'shared', 'actor-keys');

const keptSet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), 'waypost:process': z.string() })) });

/** The newest key of a process comes first. */
function readSet(folder: string): ActorPublicKey[] {
  const kept = keptSet.safeParse(parseJson(readSecret(publicFile(folder)) ?? ''));
  return kept.success ? (kept.data.keys as ActorPublicKey[]) : [];
}

/** The processes that have a key in that folder. */
export const keptProcesses = (folder: string): ActorProcess[] => [
  ...new Set(readSet(folder).map((key) => key['waypost:process'])),
];

export type KeepActorKeys = {
  /** Has `<process>/actor-key`, a private key for that process alone, and `shared/actor-keys`, the public ones for all. */
  folder: string;
  /** Those that have a key; one that is not among them is trusted no longer. */
  processes: readonly ActorProcess[];
};

/** How a key is replaced: the one before stays valid until the next time, or is refused from now on. */
export type Renewal = { process: ActorProcess; revoke: boolean };

/**
 * Makes the key of each process that has none, and of the one that is to be renewed; processes read them when they start.
 * @returns whose keys are new.
 */
export async function keepActorKeys({ folder, processes }: KeepActorKeys, renewal?: Renewal): Promise<ActorProcess[]> {
  const before = readSet(folder);
  const made = new Map<ActorProcess, string>();
  const keys: ActorPublicKey[] = [];
  for (const process of processes) {
    const written = readSecret(privateFile(folder, process));
    const kept = renewal?.process === process ? undefined : written;
    const privateKey = kept ?? newActorKey();
    if (kept === undefined) made.set(process, privateKey);
    const current = await publicKeyOf(process, privateKey);
    // The one that is in use comes first: a renewal that was broken off has left another one that nobody has.
    const inUse = (await publicKeyOf(process, written ?? '').catch(() => undefined))?.kid;
    const others = before
      .filter((key) => key['waypost:process'] === process && key.kid !== current.kid)
      .toSorted((a, b) => Number(b.kid === inUse) - Number(a.kid === inUse));
    const older = renewal?.process === process && renewal.revoke ? [] : others.slice(0, 1);
    keys.push(current, ...older);
  }
  // The private key is what the next start looks for, so it comes last.
  const set = actorKeySet(keys);
  if (set !== readSecret(publicFile(folder))) writeSecret(publicFile(folder), set, 0o644);
  for (const [process, privateKey] of made) writeSecret(privateFile(folder, process), privateKey);
  return [...made.keys()];
}
