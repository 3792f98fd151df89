import type { Actor } from '@waypost/contracts/actor';
import { demoProcesses, processes, processNames, type ProcessName } from '../process/processes.ts';

export type ActorProcess = ProcessName | 'demo-data';
export const actorProcesses: readonly ActorProcess[] = [...processNames, 'demo-data'];
export const isActorProcess = (name: unknown): name is ActorProcess => actorProcesses.some((known) => known === name);

/** Under which name a process keeps what it keeps, and speaks for itself. */
export const serviceOf = (process: ActorProcess): string =>
  process === 'demo-data' ? demoProcesses[process].service : processes[process].service;

/**
 * Who speaks for people. Only the BFF knows who is signed in; the demo's loader acts for the people it makes, and an installation
 * without the demo has no key of it.
 */
const speakForPeople: ReadonlySet<ActorProcess> = new Set(['bff', 'demo-data']);

/** Whose key it is: one process's, or that of a process which is all of Waypost. */
export type Speaker = ActorProcess | 'all of Waypost';

/** Whether a token that was signed by `speaker` may name `actor`. */
export function maySpeakAs(speaker: Speaker, actor: Actor): boolean {
  if (speaker === 'all of Waypost') return true;
  return actor.kind === 'user' ? speakForPeople.has(speaker) : actor.name === serviceOf(speaker);
}
