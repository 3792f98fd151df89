import type { Actor } from '@waypost/contracts/actor';

/** For whom a process may speak: for people who are signed in, and for itself under one name. */
type Rights = { people: boolean; service: string };

const itself = (service: string): Rights => ({ people: false, service });

/**
 * Every process that calls others. Only the BFF knows who is signed in; the demo's loader acts for the people it makes, and
 * an installation without the demo has no key of it.
 */
const rightsOf = {
  bff: { people: true, service: 'bff' },
  identity: itself('identity'),
  jobs: itself('jobs'),
  'jobs-indexer': itself('jobs'),
  applications: itself('applications'),
  resumes: itself('resumes'),
  scoring: itself('scoring'),
  'scoring-worker': itself('scoring'),
  'demo-data': { people: true, service: 'local' },
} satisfies Record<string, Rights>;

export type ActorProcess = keyof typeof rightsOf;
export const actorProcesses = Object.keys(rightsOf) as ActorProcess[];
export const isActorProcess = (name: unknown): name is ActorProcess =>
  typeof name === 'string' && Object.hasOwn(rightsOf, name);

/** Whose key it is: one process's, or that of a process which is all of Waypost. */
export type Speaker = ActorProcess | 'all of Waypost';

/** Whether a token that was signed by `speaker` may name `actor`. */
export function maySpeakAs(speaker: Speaker, actor: Actor): boolean {
  if (speaker === 'all of Waypost') return true;
  const { people, service } = rightsOf[speaker];
  return actor.kind === 'user' ? people : actor.name === service;
}
