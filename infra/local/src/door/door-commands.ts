import { createRemovalOperator, type FoundPerson, type FoundPost } from '@waypost/bff/operator/removal-operator';
import { createSessionOperator } from '@waypost/bff/operator/session-operator';
import type { Actor } from '@waypost/contracts/actor';
import { type ServiceName, serviceNames } from '@waypost/contracts/contract';
import { createDemoLoads } from '@waypost/demo/demo-loads';
import type { Outcome, Recruiter } from '@waypost/jobs/import/import-job-posts';
import type { Importer } from '@waypost/jobs/import/importer';
import type { ReadJobPost } from '@waypost/jobs/import/job-post-of-row';
import { callsUnderWay } from '@waypost/runtime/service/calls/calls-under-way';
import { slices } from '@waypost/runtime/slices';
import type { Logger } from '@waypost/runtime/telemetry/log';
import type { RunningServices } from '../start-services.ts';
import type { DoorCall } from './door-call.ts';

/** Posts that are published in one call: some milliseconds. */
const postsAtOnce = 10;

/** What the operator's commands may ask of the product while it runs, by name. The body is JSON, so is the answer. */
export function doorCommands({
  services,
  importer,
  log,
}: {
  services: RunningServices;
  importer: Importer;
  log: Logger;
}) {
  const sessions = createSessionOperator({ client: services.client, ports: services.portsFor('bff'), log });
  const removals = createRemovalOperator({ client: services.client, log });
  const loads = createDemoLoads(services.portsFor('local').documents);
  return {
    /** Where each service is called. */
    'service-urls': () =>
      Object.fromEntries(serviceNames.map((name) => [name, services.baseUrl(name)])) as Record<ServiceName, string>,
    sign: ({ actor, audience }: { actor: Actor; audience: ServiceName }) => services.sign(actor, audience),
    'begin-demo': () => loads.begin(),
    'finish-demo': () => loads.finish(),
    'open-recruiter': ({ email }: { email: string }) => importer.open(email),
    async 'import-posts'({ recruiter, posts }: { recruiter: Recruiter; posts: readonly ReadJobPost[] }) {
      const outcomes: Outcome[] = [];
      // People are answered in between.
      for (const some of slices(posts, postsAtOnce)) {
        await callsUnderWay.step();
        outcomes.push(...(await importer.importPosts(recruiter, some)));
      }
      return outcomes;
    },
    async 'list-imported'({ recruiter, after }: { recruiter: Recruiter; after: string | undefined }) {
      await callsUnderWay.step();
      return importer.listImported(recruiter, after);
    },
    async 'close-imported'({ recruiter, job_post_ids }: { recruiter: Recruiter; job_post_ids: readonly string[] }) {
      let closed = 0;
      for (const some of slices(job_post_ids, postsAtOnce)) {
        await callsUnderWay.step();
        closed += await importer.closeImported(recruiter, some);
      }
      return closed;
    },
    'list-sessions': ({ email }: { email: string }) => sessions.list(email),
    'end-sessions': ({ email }: { email: string }) => sessions.end(email),
    'find-person': ({ whom }: { whom: string }) => removals.findPerson(whom),
    'remove-person': (person: FoundPerson) => removals.removePerson(person),
    'find-post': ({ job_post_id }: { job_post_id: string }) => removals.findPost(job_post_id),
    'take-down-post': (post: FoundPost) => removals.takeDownPost(post),
    'back-up': ({ file, replace }: { file: string; replace: boolean }, { report, signal }: DoorCall) =>
      services.backUp(file, { replace, signal, onProgress: (done, total) => report({ done, total }) }),
  };
}

export type DoorCommands = ReturnType<typeof doorCommands>;
