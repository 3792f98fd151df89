import type { UserActor } from '@waypost/contracts/actor';
import { applyToJob, listApplicants } from '@waypost/contracts/calls/applications';
import { getProfileCards, type ProfileCard } from '@waypost/contracts/calls/identity';
import { readTellingWords, type TellingWords } from '@waypost/contracts/calls/identity/telling-words';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { nameCountry } from '@waypost/contracts/calls/jobs/country-name';
import { reserveResume } from '@waypost/contracts/calls/resumes';
import type { CallInput } from '@waypost/contracts/contract';
import type { Event, EventDefinition } from '@waypost/contracts/event';
import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import { profileChanged } from '@waypost/contracts/events/profile-events';
import { aJobPostState } from '@waypost/contracts/testing/job-posts';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { startTestService, type TestService } from '@waypost/runtime/testing/start-service';
import { buildApplications } from '../app.ts';

/** The service, with jobs, resumes and identity played from what the test puts into `posts`, `cards` and `telling`. */
export async function startApplications() {
  const posts = new Map<string, JobPostState>();
  const cards = new Map<string, ProfileCard>();
  const telling = new Map<string, TellingWords>();
  const countries = new Map([['uk', 'United Kingdom']]);
  const service = await startTestService(buildApplications, {
    prepare({ stub }) {
      stub(readJobPosts, ({ body }) => ({ job_posts: body.ids.flatMap((id) => posts.get(id) ?? []) }));
      stub(nameCountry, ({ querystring }) => ({ country_name: countries.get(querystring.written) ?? null }));
      stub(getProfileCards, ({ body }) => ({ cards: body.user_ids.flatMap((id) => cards.get(id) ?? []) }));
      stub(readTellingWords, ({ body }) => ({ people: body.user_ids.flatMap((id) => telling.get(id) ?? []) }));
      stub(reserveResume, ({ body }) => ({
        resume_id: body.resume_id ?? newId(),
        file_id: newId(),
        original_name: 'resume.pdf',
        content_type: 'application/pdf',
        text_status: 'readable' as const,
      }));
    },
  });
  const owner = someUser('Recruiter');

  return {
    ...service,
    owner,
    cards,
    telling,
    posts,
    post(some: Partial<JobPostState> = {}, by = owner): JobPostState {
      const post = aJobPostState({ created_by: by.user_id, ...some });
      posts.set(post._id, post);
      return post;
    },
    apply: (seeker: UserActor, job: string, some: ApplyOptions = {}) => apply(service, seeker, job, some),
    applicants: (job: string, body: Partial<CallInput<typeof listApplicants>['body']> = {}, as = owner) =>
      service.call(listApplicants, { params: { id: job }, body }, { as }),
    publish: (definition: EventDefinition, about: { key: string; version: number; data: unknown }) =>
      publish(service, definition, about),
    /** The one applicant of a post, as its owner sees them. */
    async onlyApplicant(job: string) {
      const { applicants } = await service.call(listApplicants, { params: { id: job }, body: {} }, { as: owner });
      const [only] = applicants;
      if (!only || applicants.length > 1) throw new Error(`The post has ${applicants.length} applicants`);
      return only;
    },
    /** Tells the service of a profile, as identity would. */
    async profile(card: ProfileCard) {
      cards.set(card.user_id, card);
      await publish(service, profileChanged, {
        key: card.user_id,
        version: card.version,
        data: { user_id: card.user_id, dashboards: [] },
      });
      await service.settled();
    },
  };
}
export type TestApplications = Awaited<ReturnType<typeof startApplications>>;

export const someSeeker = () => someUser('Job Seeker');
const dashboardOf = ({ dashboards }: UserActor) => dashboards[0]?.dsh_id ?? newId();

type ApplyOptions = { key?: string; answers?: { question_text: string; reply: string }[]; resume?: string };

function apply(service: TestService, seeker: UserActor, job: string, { key, answers = [], resume }: ApplyOptions) {
  return service.call(
    applyToJob,
    {
      params: { id: job },
      body: {
        user_id: seeker.user_id,
        dsh_id: dashboardOf(seeker),
        user_resume_id: resume ?? newId(),
        answers,
      },
    },
    { as: seeker, headers: key === undefined ? {} : { 'idempotency-key': key } },
  );
}

function publish(
  { ports }: TestService,
  { topic, type, schemaVersion }: EventDefinition,
  { key, version, data }: { key: string; version: number; data: unknown },
) {
  const event: Event = {
    id: newId(),
    type,
    schema_version: schemaVersion,
    key,
    version,
    time: new Date().toISOString(),
    data,
  };
  return ports.events.publish(topic, [{ key, value: JSON.stringify(event), headers: {} }]);
}
