import { type JobCategory, missing } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { AppError, forbidden } from '@waypost/contracts/errors';
import {
  jobPostClosed,
  jobPostEdited,
  jobPostPublished,
  type JobPostState,
} from '@waypost/contracts/events/job-post-events';
import type { Creation, Decision, NewEvent, Stored, StoredAs } from '@waypost/runtime/messaging/stored';
import { mayManage } from './may-manage.ts';

/** The type of dashboard that a post is published under. */
export type OwnerType = 'Recruiter' | 'Referrer';

const optionalContent = [
  'company_id',
  'company_name',
  'custom_company',
  'expected_max_ctc',
  'job_type',
  'work_mode',
  'apply_link',
  'minimum_yrs_of_exp_needed',
  'maximum_yrs_of_exp_needed',
] as const satisfies (keyof JobPost)[];
type OptionalContent = (typeof optionalContent)[number];

/** What is written of a post, its cities, skills, company and questions already known by name. */
export type PostContent = Partial<Pick<JobPost, OptionalContent>> &
  Pick<
    JobPost,
    | 'title'
    | 'description'
    | 'responsibility'
    | 'minimum_qualification'
    | 'preferred_qualification'
    | 'cities'
    | 'skills'
    | 'questions'
    | 'links'
    | 'job_post_tags'
  >;

/** A job post. It is open until it is closed, and then stays so. */
export type Post = PostContent & {
  status: JobPost['status'];
  dsh_id: string;
  owner_type: OwnerType;
  created_by: string;
  posted_date: string;
  created_at: string;
  updated_at: string;
  /** The importer's own key, one a post and creator. */
  import_key?: string;
  /** The version that the last import wrote; 1 where none is kept. A later one was edited here. */
  import_version?: number;
  /** Of the request that published it, where that had an `Idempotency-Key`. */
  request_hash?: string;
};

export type Owner = { user_id: string; dsh_id: string; owner_type: OwnerType };

const categoryOf: Record<OwnerType, JobCategory> = { Recruiter: 'Recruitment', Referrer: 'Referral' };

type Publishing = {
  id: string;
  owner: Owner;
  at: string;
  /** Of an import: when it was posted elsewhere, and whether it is closed there. */
  posted_date?: string;
  status?: JobPost['status'];
  import_key?: string;
  request_hash?: string;
};

export function publish(content: PostContent, { id, owner, at, ...given }: Publishing): Creation<Post> {
  const posted = given.posted_date ?? at;
  const value: Post = {
    ...content,
    status: given.status ?? 'Open',
    dsh_id: owner.dsh_id,
    owner_type: owner.owner_type,
    created_by: owner.user_id,
    posted_date: posted < at ? posted : at,
    created_at: at,
    updated_at: at,
    ...(given.import_key !== undefined && { import_key: given.import_key }),
    ...(given.request_hash !== undefined && { request_hash: given.request_hash }),
  };
  return { id, value, events: [told(jobPostPublished)] };
}

/** @throws conflict once the post is closed, version-conflict where the edit was begun from another version; both with the current post. */
export function edit(
  post: Post,
  storedAs: StoredAs,
  { content, by, at, version }: { content: PostContent; by: string; at: string; version: number | undefined },
): Decision<Post> {
  requireCreator(post, by);
  const details = { job_post: toJobPost({ ...storedAs, value: post }) };
  if (post.status === 'Close') throw new AppError('conflict', 'Cannot edit a closed job', { details });
  if (version !== undefined && version !== storedAs.version) {
    throw new AppError('version-conflict', 'This job post was changed meanwhile', { details });
  }
  return { value: { ...replaceContent(post, content), updated_at: at }, events: [told(jobPostEdited)] };
}

export type ComingAgain = { content: PostContent; status: JobPost['status']; by: string; at: string };

/**
 * What an import changes of a post that is there: it closes what is over where it comes from, and brings what is written there
 * now, unless somebody has edited the post here.
 */
export function importAgain(
  post: Post,
  storedAs: StoredAs,
  { content, status, by, at }: ComingAgain,
): Decision<Post> | undefined {
  if (status === 'Close') return changeStatus(post, { to: 'Close', by, at });
  const isEdited = storedAs.version !== (post.import_version ?? 1);
  const brought = { ...replaceContent(post, content), links: content.links, job_post_tags: content.job_post_tags };
  if (post.status === 'Close' || isEdited || written(brought) === written(post)) return undefined;
  const value = { ...brought, updated_at: at, import_version: storedAs.version + 1 };
  return { value, events: [told(jobPostEdited)] };
}

/** A post as text, in whichever order it came by its fields. */
const written = (post: Post): string =>
  JSON.stringify(Object.entries(post).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Closing twice changes nothing. @throws conflict for the way back. */
export function changeStatus(
  post: Post,
  { to, by, at }: { to: JobPost['status']; by: string; at: string },
): Decision<Post> | undefined {
  requireCreator(post, by);
  if (post.status === to) return undefined;
  if (to === 'Open') throw new AppError('conflict', 'Cannot reopen a closed job');
  return { value: { ...post, status: to, updated_at: at }, events: [told(jobPostClosed)] };
}

/** What is read of a post that was taken down, instead of what was written. */
const takenDown: PostContent = {
  title: 'Removed job post',
  description: 'Whoever runs this site has removed this job post.',
  responsibility: '',
  minimum_qualification: '',
  preferred_qualification: '',
  cities: [],
  skills: [],
  questions: [],
  links: [],
  job_post_tags: [],
};

const withoutWords = (post: Post): Post => {
  const { links, job_post_tags } = takenDown;
  return { ...replaceContent(post, takenDown), links, job_post_tags, status: 'Close' };
};

/** Not told by its words, which its author may have written beside others. */
export const isTakenDown = (post: Post): boolean => JSON.stringify(withoutWords(post)) === JSON.stringify(post);

/** By the operator, whatever its status: closed, and not a word of it left. Who applied keeps what they sent. */
export function takeDown(post: Post, at: string): Decision<Post> | undefined {
  if (isTakenDown(post)) return undefined;
  return { value: { ...withoutWords(post), updated_at: at }, events: [told(jobPostClosed)] };
}

/** @throws forbidden: everybody may know of a post, but only its creator may change it. */
export function requireCreator(post: Post, user_id: string) {
  if (!mayManage(post, { user_id })) throw forbidden();
}

/** The post with other content: what that leaves out is gone. The wizard knows neither links nor tags, so they stay. */
function replaceContent(current: Post, content: PostContent): Post {
  const kept: Omit<Post, OptionalContent> & Partial<Post> = { ...current };
  for (const field of optionalContent) delete kept[field];
  return { ...kept, ...content, links: current.links, job_post_tags: current.job_post_tags };
}

/** The post as everybody may read it. */
export function toJobPost({ id, version, value: post }: Stored<Post>): JobPost {
  const { dsh_id: _dsh, owner_type, import_key: _key, import_version: _at, request_hash: _hash, ...shown } = post;
  const { minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most, ...others } = shown;
  return {
    ...others,
    // Years are asked for where either is above 0. Posts of before 0 was no end have it in their documents.
    ...((least || most) && least !== undefined && { minimum_yrs_of_exp_needed: least }),
    ...(most && { maximum_yrs_of_exp_needed: most }),
    _id: id,
    id,
    job_post_id: id,
    version,
    location: post.cities.map((city) => city.name).join(', ') || missing.location,
    city_details: post.cities,
    job_post_category: categoryOf[owner_type],
  };
}

/** The post with whose it is, for events and for other services. */
export const publicState = (post: Stored<Post>): JobPostState => ({
  ...toJobPost(post),
  dsh_id: post.value.dsh_id,
  owner_type: post.value.owner_type,
});

const told =
  ({ type }: { type: string }) =>
  (post: Stored<Post>): NewEvent => ({ type, data: publicState(post) });

/** What tells a log that has nothing of a post what it is now. */
export const restate = (post: Stored<Post>): NewEvent =>
  told(post.value.status === 'Close' ? jobPostClosed : jobPostEdited)(post);
