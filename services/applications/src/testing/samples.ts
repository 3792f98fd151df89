import type { UserActor } from '@waypost/contracts/actor';
import type { ProfileCard } from '@waypost/contracts/calls/identity';
import type { readJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallOutput } from '@waypost/contracts/contract';
import { newId } from '@waypost/runtime/service/new-id';

export type PostAnswer = CallOutput<typeof readJobPosts>['job_posts'][number];

/** A post under a Recruiter dashboard, open and without questions. */
export function somePost(owner: UserActor, some: Partial<PostAnswer> = {}): PostAnswer {
  const _id = newId();
  const now = '2026-03-02T08:00:00.000Z';
  return {
    _id,
    id: _id,
    job_post_id: _id,
    version: 1,
    title: 'Gardener',
    location: 'Lyon',
    cities: [{ name: 'Lyon' }],
    city_details: [{ name: 'Lyon' }],
    description: 'Keep the parks green.',
    responsibility: 'Plant and prune.',
    minimum_qualification: 'A green thumb.',
    preferred_qualification: '',
    posted_date: now,
    created_at: now,
    updated_at: now,
    status: 'Open',
    job_post_category: 'Recruitment',
    created_by: owner.user_id,
    skills: [],
    questions: [],
    links: [],
    job_post_tags: [],
    dsh_id: newId(),
    owner_type: 'Recruiter',
    ...some,
  };
}

export function someCard(user_id: string, some: Partial<ProfileCard> = {}): ProfileCard {
  return {
    user_id,
    version: 1,
    first_name: 'Ada',
    last_name: 'Moss',
    username: 'ada-moss',
    email: 'ada@example.org',
    profile_img_url: null,
    total_experience_in_months: 30,
    updated_at: '2026-03-02T08:00:00.000Z',
    ...some,
  };
}
