import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { jsonFile, type PersonalFile, readPersonOfApplications } from '@waypost/contracts/calls/personal-data';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Client } from '@waypost/runtime/service/calls/client';
import { beforeAllIds, endOfPart } from '@waypost/runtime/service/end-of-part';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { type ApplicantNotesStore, isWritten } from '../applicant-notes-store.ts';
import type { ApplicantVisitStore } from '../applicant-visit-store.ts';
import type { ApplicationStore } from '../application-store.ts';
import type { Application } from '../application.ts';
import type { SavedJobStore } from '../saved-job-store.ts';
import type { BlindReviewStore } from '../sight/blind-review-store.ts';

type Deps = {
  store: ApplicationStore;
  savedJobs: SavedJobStore;
  visits: ApplicantVisitStore;
  blindReviews: BlindReviewStore;
  notes: ApplicantNotesStore;
  client: Client;
};

/**
 * Applications read at a time. Each may have thirty long answers or a hundred notes: some 800 kB where all of it is quotes,
 * which JSON escapes twice here.
 */
const atATime = 8;

/**
 * As its applicant may see it: without who it was that changed a status, and without its score, which comes from scoring. Of notes
 * on it they learn that there are any.
 */
function shown(
  { id, value }: Stored<Application>,
  { title, notes_exist }: { title: string | undefined; notes_exist: boolean },
) {
  const { user_id, job_post_id, dsh_id, applied_at, status, user_resume_id, file_id, file_name, answers } = value;
  const history = value.history.map(({ from, to, by, at }) => ({
    from,
    to,
    by: by === user_id ? 'you' : 'the owner of the post',
    at,
  }));
  const sent = { resume_id: user_resume_id, file_id, name: file_name };
  return {
    id,
    job_post_id,
    job_title: title ?? null,
    dashboard_id: dsh_id,
    applied_at,
    status,
    answers,
    sent,
    history,
    notes_exist,
  };
}

export function readPersonalDataRoute(
  http: ServiceHttp,
  { store, savedJobs, visits, blindReviews, notes, client }: Deps,
) {
  async function titlesOf(applications: readonly Stored<Application>[]) {
    const ids = [...new Set(applications.map(({ value }) => value.job_post_id))];
    if (ids.length === 0) return new Map<string, string>();
    const { job_posts } = await client.call(readJobPosts, { body: { ids } });
    return new Map(job_posts.map(({ _id, title }) => [_id, title]));
  }

  const beginning = async (user_id: string): Promise<PersonalFile[]> => [
    jsonFile('saved-jobs', await savedJobs.of(user_id)),
    jsonFile('visits-of-applicants', await visits.of(user_id)),
    jsonFile('blind-reviews', await blindReviews.of(user_id)),
  ];

  http.route({
    ...readPersonOfApplications,
    handler: async ({ params: { id: user_id }, query: { after } }) => {
      if (after === undefined) return { files: await beginning(user_id), next: beforeAllIds };
      const [sent, written] = await Promise.all([
        store.query({ user_id, _id: { $gt: after } }, { sort: { _id: 1 }, limit: atATime }),
        notes.writtenBy(user_id, { after, limit: atATime }),
      ]);
      const next = endOfPart({ found: sent, limit: atATime }, { found: written, limit: atATime });
      const isOfThisPart = ({ id }: { id: string }) => next === null || id <= next;
      const applications = sent.filter(isOfThisPart);
      const [titles, noted] = await Promise.all([
        titlesOf(applications),
        notes.existOn(applications.map(({ id }) => id)),
      ]);
      const files = applications.map((one) => {
        const title = titles.get(one.value.job_post_id);
        return jsonFile(`applications/${one.id}`, shown(one, { title, notes_exist: noted.has(one.id) }));
      });
      for (const { value } of written.filter(isOfThisPart)) {
        if (isWritten(value)) files.push(jsonFile(`notes-on-applicants/${value.application_id}`, value));
      }
      return { files, next };
    },
  });
}
