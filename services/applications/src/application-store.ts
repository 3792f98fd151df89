import {
  applicationAnonymised,
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from '@waypost/contracts/events/application-events';
import type { Layout } from '@waypost/runtime/messaging/aggregate-document';
import { createLaidOutStore, type AggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Documents } from '@waypost/runtime/ports/documents';
import { restate, type Application } from './application.ts';
import { fieldsOf, scoreOf, type ScoreFields } from './attached-score.ts';
import { nameKey } from './name-key.ts';

/** An application as it lies in its document: its score, and its applicant's name, are found and sorted by there. */
export type ApplicationFields = Omit<Application, 'score'> & {
  score: ScoreFields;
  /** Documents of the first shape get it when they are next written, and those with the key of an older rule the present one. */
  name_key?: string;
};

export const applicationLayout: Layout<Application, ApplicationFields> = {
  schema: 2,
  read: ({ name_key: _key, ...fields }) => ({ ...fields, score: scoreOf(fields.score) }),
  write: (application) => ({
    ...application,
    score: fieldsOf(application.score),
    name_key: nameKey(application),
  }),
};

export type ApplicationStore = AggregateStore<Application, ApplicationFields>;

export const createApplicationStore = (documents: Documents): Promise<ApplicationStore> =>
  createLaidOutStore<Application, ApplicationFields>({
    noun: 'Application',
    documents,
    spec: {
      name: 'applications',
      indexes: [
        { key: { job_post_id: 1, applied_at: -1, _id: -1 } },
        { key: { job_post_id: 1, 'score.user_score': -1, _id: -1 } },
        { key: { job_post_id: 1, name_key: 1, _id: 1 } },
        { key: { job_post_id: 1, 'card.total_experience_in_months': -1, _id: -1 } },
        // Counts are answered from the index alone.
        {
          key: {
            job_post_id: 1,
            status: 1,
            'card.country_name': 1,
            'card.total_experience_in_months': 1,
          },
        },
        { key: { owner_id: 1, job_post_id: 1, status: 1 } },
        { key: { owner_id: 1, owner_type: 1, status: 1 } },
        { key: { user_id: 1, applied_at: -1 } },
        // One application a job and user, however many of them arrive at once.
        { key: { user_id: 1, job_post_id: 1 }, unique: true },
        { key: { dsh_id: 1, job_post_category: 1, applied_at: -1, _id: -1 } },
        { key: { 'score.status': 1, _id: 1 } },
        { key: { idempotency_key: 1 }, unique: true },
      ],
    },
    events: [applicationSubmitted, applicationStatusChanged, applicationScored, applicationAnonymised],
    layout: applicationLayout,
    restate,
  });
