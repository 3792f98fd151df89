import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { publishJobPost } from '@waypost/contracts/calls/jobs';
import type { CallInput } from '@waypost/contracts/contract';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Event } from '@waypost/contracts/event';
import type { SavedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { createInboxStore } from '@waypost/identity/inbox-store';
import type { JobSearchRequest } from '@waypost/jobs/search/job-search';
import { loadSavedSearches, type LoadedSearch } from '@waypost/jobs/testing/saved-requests';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { outboxIndex } from '@waypost/runtime/messaging/outbox';
import type { Ports } from '@waypost/runtime/ports/ports';
import { pino } from 'pino';
import { startServices } from '../start-services.ts';
import { jobPostBody } from './job-post-body.ts';
import type { Person } from './person.ts';
import type { ProductProcess } from './product-process.ts';

/** The folder of a product that does not run: only who has its data file open can look into it. */
type Ended = Pick<ProductProcess, 'dataFolder'>;

const topic = 'saved-searches';
const matching = ['job-posts', 'jobs.match-saved-searches'] as const;
const telling = [topic, 'identity.notify-of-found-job'] as const;
const every = 250;

async function inFile<T>(
  { dataFolder }: Ended,
  look: (portsFor: (service: string) => Ports) => Promise<T>,
): Promise<T> {
  const embedded = await openEmbedded({ file: join(dataFolder, 'waypost.db') });
  try {
    return await look(embedded.portsFor);
  } finally {
    await embedded.close();
  }
}

/** Of invented people, of whom each has so many. */
export const saveSearchesIn = (
  ended: Ended,
  requests: readonly JobSearchRequest[],
  { eachHas }: { eachHas: number },
): Promise<LoadedSearch[]> =>
  inFile(ended, (portsFor) => loadSavedSearches(portsFor('jobs').documents, requests, { eachHas }));

/** How many posts were not held against all saved searches yet when it ended. */
export const unmatchedIn = (ended: Ended): Promise<number> =>
  inFile(ended, (portsFor) => portsFor('jobs').events.lag(...matching));

/** What a recruiter writes to make a post that the generated requests find as they find the generated one. */
export function bodyLike(post: JobPost, recruiter: Pick<Person, 'dsh_id'>): CallInput<typeof publishJobPost>['body'] {
  const { title, company_name, description, responsibility, cities, skills, job_type, work_mode } = post;
  return jobPostBody(recruiter, {
    title,
    description: description || 'None',
    responsibility: responsibility || 'None',
    skills: skills.map(({ skill }) => ({ skill, is_custom: true })),
    ...(cities.length > 0 && { cities: cities.map(({ name }) => ({ name })) }),
    ...(company_name !== undefined && { custom_company: { name: company_name } }),
    ...(job_type && { job_type }),
    ...(work_mode && { work_mode }),
    ...(post.expected_max_ctc && { expected_max_ctc: post.expected_max_ctc }),
  });
}

/** What was told of what each saved search found, by its id. */
export type Told = {
  /** The ids of posts, each as often as there is a finding of it. */
  found: ReadonlyMap<string, readonly string[]>;
  /** How many posts the bell of its owner says that it found; undefined where the bell has forgotten some. */
  rung(search: LoadedSearch): Promise<number | undefined>;
};

/** Lets a product that was ended go on in this process until all is told, and reads what was. */
export async function readWhatWasTold<T>(
  { dataFolder }: Ended,
  read: (told: Told) => Promise<T>,
  { within }: { within: number },
): Promise<T> {
  const here = await startServices(dataFolder, pino({ level: 'silent' }));
  try {
    const { events, documents } = here.portsFor('jobs');
    const byId = new Map<string, SavedSearchFound>();
    const reader = await events.subscribe({
      topic,
      group: 'reader',
      async handle({ value }) {
        const { id, data } = JSON.parse(value) as Event<SavedSearchFound>;
        // What is published again after a crash is the same event.
        byId.set(id, data);
        return { kind: 'done' };
      },
    });
    const findings = await documents.collection<{ _id: string }>({
      name: 'saved-search-findings',
      indexes: [{ key: { saved_search_id: 1, found_at: -1 } }, { key: { user_id: 1, _id: 1 } }, outboxIndex],
    });
    const isDone = async () =>
      (await events.lag(...matching)) === 0 &&
      (await findings.findOne({ pending: { $gt: '' } })) === null &&
      (await events.lag(topic, 'reader')) === 0 &&
      (await events.lag(...telling)) === 0;
    for (const latest = performance.now() + within; !(await isDone()); await sleep(every)) {
      if (performance.now() > latest) throw new Error(`Not everything was told within ${within} ms`);
    }
    await reader.close();
    const inboxes = await createInboxStore(here.portsFor('identity').documents);
    const found = Map.groupBy(byId.values(), ({ saved_search_id }) => saved_search_id);
    return await read({
      found: new Map([...found].map(([id, of]) => [id, of.map(({ job_post_id }) => job_post_id)])),
      async rung({ id, user_id }) {
        const { notifications = [] } = (await inboxes.find(user_id))?.value ?? {};
        const ofSearch = notifications.filter(({ about }) => about === id);
        if (ofSearch.some(({ more }) => more !== undefined)) return undefined;
        return ofSearch.reduce((sum, { keys }) => sum + keys.length, 0);
      },
    });
  } finally {
    await here.close();
  }
}
