import type { Logger } from '@waypost/runtime/telemetry/log';
import { createCityFinder } from '../find-cities.ts';
import { importPosts, openRecruiter, type Recruiter } from '../import/import-job-posts.ts';
import type { ReadJobPost } from '../import/job-post-of-row.ts';
import { createSessionOperator } from '../sessions/session-operator.ts';
import type { RunningServices } from '../start-services.ts';
import type { DoorCall } from './door.ts';

/** What the operator's commands may ask of the product while it runs, by name. The body is JSON, so is the answer. */
export function doorCommands({ services, issuer, log }: { services: RunningServices; issuer: string; log: Logger }) {
  const { client } = services;
  const findCity = createCityFinder(client);
  const sessions = createSessionOperator((name) => services.portsFor(name), log);
  return {
    'open-recruiter': ({ email }: { email: string }) => openRecruiter(client, { email, issuer }),
    'import-posts': ({ recruiter, posts }: { recruiter: Recruiter; posts: readonly ReadJobPost[] }) =>
      importPosts(client, findCity, recruiter, posts),
    'list-sessions': ({ email }: { email: string }) => sessions.list(email),
    'end-sessions': ({ email }: { email: string }) => sessions.end(email),
    'back-up': ({ file, replace }: { file: string; replace: boolean }, { report, signal }: DoorCall) =>
      services.backUp(file, { replace, signal, onProgress: (done, total) => report({ done, total }) }),
  };
}

export type DoorCommands = ReturnType<typeof doorCommands>;
