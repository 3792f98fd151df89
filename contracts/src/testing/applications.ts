import { applicationReference } from '../calls/applications.ts';
import { markedPost } from '../calls/bff/marked-posts.ts';
import { applicantNote } from '../entities/applicant-notes.ts';
import { answer, applicant, application, appliedPost, statusChange } from '../entities/application.ts';
import { applicationState } from '../events/application-events.ts';
import { at, factory, nextId } from './factory.ts';
import { aJobPost } from './job-posts.ts';
import { aPublicUser } from './people.ts';

export const anAnswer = factory(answer)(() => ({ question_text: 'Why do you apply?', reply: 'I like plants.' }));

/** The first one of an application. */
export const aStatusChange = factory(statusChange)(() => ({ from: null, to: 'Applied', by: nextId(), at }));

/** As its applicant sees it. */
export const anApplication = factory(application)(() => ({
  _id: nextId(),
  job_post_id: nextId(),
  applied_at: at,
  status: 'Applied',
  user_resume_id: nextId(),
  answers: [],
  version: 1,
}));

/** In the applicant's own list. */
export const anAppliedPost = factory(appliedPost)(({ job_post_id = nextId() }) => ({
  _id: nextId(),
  job_post_id,
  job_post: aJobPost({ _id: job_post_id }),
  applied_at: at,
  status: 'Applied',
  resume_name: 'resume.pdf',
}));

/** On somebody's list of saved posts. */
export const aMarkedPost = factory(markedPost)(({ job_post_id = nextId() }) => ({
  _id: nextId(),
  job_post_id,
  marked_type: 'Saved',
  created_at: at,
  marked_at: at,
  updated_at: at,
  jobPostDetails: aJobPost({ _id: job_post_id }),
}));

/** As the owner of the post sees it; the score has not arrived. */
export const anApplicant = factory(applicant)(({ _id = nextId(), user_id = nextId(), user_score = null }) => ({
  _id,
  hidden_as: null,
  user_id,
  user_info: { ...aPublicUser({ ...(user_id && { _id: user_id }) }), email: 'ada@example.org' },
  is_deleted: false,
  total_experience_in_months: 30,
  city_name: 'Lyon',
  country_name: 'France',
  resume_info: { title: 'resume.pdf', file_url: `/api/job-applications/${_id}/resume/file` },
  user_resume_id: nextId(),
  answers: [],
  user_score,
  score_status: user_score === null ? 'pending' : 'ready',
  score_stale: false,
  applied_at: at,
  status: 'Applied',
  own_rating: null,
  note_count: 0,
  version: 1,
}));

/** A note of one's own on an applicant. */
export const anApplicantNote = factory(applicantNote)(() => ({
  _id: nextId(),
  text: 'Asked good questions.',
  created_at: at,
  updated_at: at,
  version: 1,
}));

const references = () => ({
  application_id: nextId(),
  job_post_id: nextId(),
  user_id: nextId(),
  owner_id: nextId(),
  file_id: nextId(),
  submission: 1,
});

/** As other services read it. */
export const anApplicationReference = factory(applicationReference)(() => ({
  ...references(),
  version: 1,
  applied_at: at,
}));

/** As events tell it; the score has not arrived. */
export const anApplicationState = factory(applicationState)(({ user_score = null }) => ({
  ...references(),
  job_post_category: 'Recruitment',
  status: 'Applied',
  user_score,
  score_status: user_score === null ? 'pending' : 'ready',
}));
