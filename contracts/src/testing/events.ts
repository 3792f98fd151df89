import type { z } from 'zod';
import { envelope, type Event, type EventDefinition, type EventOf, type Topic } from '../event.ts';
import { applicationScored } from '../events/application-events.ts';
import { jobPostClosed } from '../events/job-post-events.ts';
import { profileCreated } from '../events/profile-events.ts';
import { resumeRemoved, resumeTextRead } from '../events/resume-events.ts';
import { scoreFailed, scoreOutdated } from '../events/score-events.ts';
import { anApplicationState } from './applications.ts';
import { at, factory, nextId } from './factory.ts';
import { aJobPostState } from './job-posts.ts';
import { aNotificationState } from './notifications.ts';
import { aResumeState } from './resumes.ts';
import { aSavedSearchFound } from './saved-searches.ts';
import { aScoreState } from './scores.ts';

export const aProfileState = factory(profileCreated.data)(() => ({ user_id: nextId(), dashboards: [] }));

type State = Record<string, unknown>;
type About = { state(some: State, version: number): State; key: string };

const about: Record<Topic, About> = {
  profiles: { state: (some) => aProfileState(some), key: 'user_id' },
  'job-posts': { state: (some, version) => aJobPostState({ version, ...some }), key: 'id' },
  applications: { state: (some) => anApplicationState(some), key: 'application_id' },
  resumes: { state: (some) => aResumeState(some), key: 'resume_id' },
  notifications: { state: (some) => aNotificationState(some), key: 'user_id' },
  scores: { state: (some) => aScoreState(some), key: 'application_id' },
  'saved-searches': { state: (some) => aSavedSearchFound(some), key: 'found_id' },
};

/** What a type of event says of the state that it carries. */
const facts: Readonly<Record<string, State>> = {
  [jobPostClosed.type]: { status: 'Close' },
  [applicationScored.type]: { user_score: 640, score_status: 'ready' },
  [resumeTextRead.type]: { text_status: 'readable', text_hash: 'c0ffee'.padEnd(64, '0') },
  [resumeRemoved.type]: { removed: true },
  [scoreOutdated.type]: { stale: true },
  [scoreFailed.type]: { user_score: null, status: 'failed' },
};

export type EventOverrides<D extends EventDefinition> = Partial<Omit<Event, 'data'>> & {
  data?: Partial<z.input<D['data']>>;
};

/** An event of the definition, keyed by what it is about. */
export function anEvent<D extends EventDefinition>(
  { topic, type, schemaVersion, data: schema }: D,
  { data, version = 1, ...some }: EventOverrides<D> = {},
): EventOf<D> {
  const { state, key } = about[topic];
  const told = schema.parse(state({ ...facts[type], ...data }, version)) as State;
  return envelope.parse({
    id: nextId(),
    type,
    schema_version: schemaVersion,
    key: told[key],
    version,
    time: at,
    ...some,
    data: told,
  }) as EventOf<D>;
}
