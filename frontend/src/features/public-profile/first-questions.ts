import type { PublicProfile } from '@waypost/contracts/entities/profile';
import type { FirstQuestion } from '@waypost/contracts/first-page';
import { postedJobsKey, postedJobsQuery } from './use-posted-jobs.ts';
import { mayBeName, publicProfileKey, unknownUser } from './use-public-profile.ts';
import { viewOf } from './view.ts';

export function firstProfile(name: string): FirstQuestion {
  const key = publicProfileKey(name, undefined);
  if (!mayBeName(name)) return { key, refusal: { code: 'not-found', message: unknownUser } };
  return { key, call: 'getUserByUsername', input: { params: { username: name } } };
}

/** What is shown of a person's posts, once it is known who they are. */
export function firstPostedJobs(profile: unknown, query: string): FirstQuestion {
  const { _id } = profile as PublicProfile;
  const { page } = viewOf(new URLSearchParams(query));
  return {
    key: postedJobsKey(_id, page),
    call: 'searchJobPosts',
    input: { querystring: postedJobsQuery(_id, page) },
  };
}
