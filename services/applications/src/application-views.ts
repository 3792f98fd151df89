import type { ApplicationReference } from '@waypost/contracts/calls/applications';
import type { Applicant, Application as ApplicationView, AppliedPost } from '@waypost/contracts/entities/application';
import { routes } from '@waypost/contracts/routes';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Application } from './application.ts';
import { fieldsOf } from './attached-score.ts';

/** As its applicant sees it: without score. */
export function toApplication({ id, version, value }: Stored<Application>): ApplicationView {
  const { job_post_id, applied_at, status, user_resume_id, answers } = value;
  return { _id: id, job_post_id, applied_at, status, user_resume_id, answers, version };
}

/** In its applicant's own list, where the post is still to be added. */
export function toAppliedPost({ id, value }: Stored<Application>): AppliedPost {
  const { job_post_id, applied_at, status, file_name } = value;
  return { _id: id, job_post_id, applied_at, status, resume_name: file_name };
}

function userInfo({ user_id, card }: Application): Applicant['user_info'] {
  if (!card) return null;
  const { first_name, last_name, username, profile_img_url, email, headline } = card;
  return { _id: user_id, first_name, last_name, username, profile_img_url, email, headline };
}

const resumeInfo = (id: string, { is_anonymous, file_name }: Application): Applicant['resume_info'] =>
  is_anonymous ? null : { title: file_name, file_url: `/api${routes.openApplicantResume.url.replace(':id', id)}` };

/** As the owner of the post sees it where nothing is hidden: every answer goes through `sightOf`. */
export function toApplicant({ id, version, value: application }: Stored<Application>): Applicant {
  const { user_id, card, user_resume_id, answers, applied_at, status } = application;
  const score = fieldsOf(application.score);
  return {
    _id: id,
    hidden_as: null,
    user_id,
    user_info: userInfo(application),
    is_deleted: application.is_anonymous === true,
    total_experience_in_months: card?.total_experience_in_months ?? null,
    city_name: card?.city_name ?? null,
    country_name: card?.country_name ?? null,
    resume_info: resumeInfo(id, application),
    user_resume_id,
    answers,
    user_score: score.user_score,
    score_status: score.status,
    score_stale: score.stale,
    applied_at,
    status,
    own_rating: null,
    note_count: 0,
    version,
  };
}

/** As other services see it. */
export function toReference({ id, version, value }: Stored<Application>): ApplicationReference {
  const { user_id, job_post_id, owner_id, file_id, submission, applied_at } = value;
  return { application_id: id, version, user_id, job_post_id, owner_id, file_id, submission, applied_at };
}
