import { readProfile } from '@waypost/contracts/calls/identity';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { readFileText, readNewestText, type ResumePosition } from '@waypost/contracts/calls/resumes';
import { readApplicationScore } from '@waypost/contracts/calls/scoring';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Profile } from '@waypost/contracts/entities/profile';
import { notFound } from '@waypost/contracts/errors';
import type { Event, EventDefinition } from '@waypost/contracts/event';
import {
  applicationStatusChanged,
  applicationSubmitted,
  type ApplicationState,
} from '@waypost/contracts/events/application-events';
import { jobPostEdited, type JobPostState } from '@waypost/contracts/events/job-post-events';
import { profileChanged } from '@waypost/contracts/events/profile-events';
import { resumeTextRead, type ResumeState } from '@waypost/contracts/events/resume-events';
import { scoreComputed, scoreFailed, scoreOutdated, type ScoreState } from '@waypost/contracts/events/score-events';
import { anApplicationState } from '@waypost/contracts/testing/applications';
import { aJobPostState } from '@waypost/contracts/testing/job-posts';
import { aProfile, aProfileSkill, aProfileUser } from '@waypost/contracts/testing/people';
import { aResumeState } from '@waypost/contracts/testing/resumes';
import { newId } from '@waypost/runtime/service/new-id';
import { startTestService } from '@waypost/runtime/testing/start-service';
import { buildScoring } from '../app.ts';
import { openScoringPool } from '../scoring-pool.ts';
import { workHere } from './work-here.ts';

const at = '2026-03-02T08:00:00.000Z';
type FileText = {
  text_status: 'pending' | 'readable' | 'unreadable';
  text: string | null;
  text_hash: string | null;
  positions?: ResumePosition[];
};

/** The service, with the owners of profiles, posts and files played from what the test puts there. */
export async function startScoring({ openPool = workHere }: { openPool?: typeof openScoringPool } = {}) {
  const profiles = new Map<string, Profile>();
  const posts = new Map<string, JobPostState>();
  const files = new Map<string, FileText>();
  const newest = new Map<string, FileText>();
  const service = await startTestService(buildScoring({ works: true, openPool }), {
    prepare({ stub }) {
      stub(readProfile, ({ params }) => found(profiles.get(params.id), 'User'));
      stub(readJobPosts, ({ body }) => ({ job_posts: body.ids.flatMap((id) => posts.get(id) ?? []) }));
      stub(readFileText, ({ params }) => ({
        file_id: params.id,
        positions: [],
        ...found(files.get(params.id), 'File'),
      }));
      stub(readNewestText, ({ params }) => ({
        resume_id: newest.has(params.id) ? newId() : null,
        text: newest.get(params.id)?.text ?? null,
        text_hash: newest.get(params.id)?.text_hash ?? null,
        positions: newest.get(params.id)?.positions ?? [],
      }));
    },
  });

  /** What the service told everybody, in order. */
  const told: Event<ScoreState>[] = [];
  const scoreTypes = new Set([scoreComputed, scoreOutdated, scoreFailed].map(({ type }) => type));
  await service.ports.events.subscribe({
    topic: 'scores',
    group: 'test',
    async handle({ value }) {
      const event = JSON.parse(value) as Event<ScoreState>;
      if (scoreTypes.has(event.type)) told.push(event);
      return { kind: 'done' };
    },
  });

  async function publish(definition: EventDefinition, key: string, version: number, data: unknown) {
    const { type, schemaVersion } = definition;
    const event: Event = { id: newId(), type, schema_version: schemaVersion, key, version, time: at, data };
    await service.ports.events.publish(definition.topic, [{ key, value: JSON.stringify(event), headers: {} }]);
    await service.settled();
  }

  const submit = (application: ApplicationState, version = 1) =>
    publish(applicationSubmitted, application.application_id, version, application);

  /** An application of a nurse to a post for nurses, with a readable resume. */
  function application(some: Partial<ApplicationState> = {}): ApplicationState {
    const sent = anApplicationState(some);
    profiles.set(sent.user_id, someProfile(sent.user_id));
    posts.set(sent.job_post_id, somePost(sent.job_post_id));
    files.set(sent.file_id, { text_status: 'readable', text: 'Registered Nurse', text_hash: 'hash-1' });
    return sent;
  }

  return {
    ...service,
    profiles,
    posts,
    files,
    newest,
    told,
    publish,
    application,
    submit,
    /** The same application, sent and scored. */
    async scored(): Promise<ApplicationState> {
      const sent = application();
      await submit(sent);
      return sent;
    },
    changeStatus: (application: ApplicationState, version: number) =>
      publish(applicationStatusChanged, application.application_id, version, application),
    /** Tells of a profile at this version, which is what can then be read. */
    changeProfile(user_id: string, version: number, some: Partial<Profile> = {}) {
      profiles.set(user_id, { ...someProfile(user_id), ...some, version });
      return publish(profileChanged, user_id, version, { user_id, dashboards: [] });
    },
    editPost(job_post_id: string, version: number, some: Partial<JobPost> = {}) {
      const post = { ...found(posts.get(job_post_id), 'Post'), ...some, version };
      posts.set(job_post_id, post);
      return publish(jobPostEdited, job_post_id, version, post);
    },
    readText(resume: Pick<ResumeState, 'file_id' | 'user_id'>, version: number, file: FileText) {
      files.set(resume.file_id, file);
      const { text: _text, ...state } = file;
      return publish(resumeTextRead, newId(), version, aResumeState({ ...resume, ...state }));
    },
    scoreOf: (application: Pick<ApplicationState, 'application_id'>) =>
      service.call(
        readApplicationScore,
        { params: { id: application.application_id } },
        { as: { kind: 'service', name: 'applications' } },
      ),
  };
}
export type TestScoring = Awaited<ReturnType<typeof startScoring>>;

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw notFound(what);
  return value;
}

export const nurseSkill = {
  _id: newId(),
  ...aProfileSkill({ skill_name: 'Patient care', proficiency_level: 'Expert', yrs_of_exp: 3 }),
};

export const someProfile = (user_id: string, some: Partial<Profile> = {}): Profile =>
  aProfile({ user: aProfileUser({ _id: user_id, headline: 'Registered nurse' }), ...some });

export const somePost = (_id: string, some: Partial<JobPostState> = {}): JobPostState =>
  aJobPostState({
    _id,
    title: 'Registered Nurse',
    description: 'Care for patients on a surgical ward.',
    responsibility: 'Assess patients and administer medication.',
    minimum_qualification: 'Two years of experience in patient care.',
    ...some,
  });
