import type { UserActor } from '@waypost/contracts/actor';

/** Who may edit and close a post: the one place to change where a post is shared with a colleague. */
export const mayManage = (post: { created_by: string }, { user_id }: Pick<UserActor, 'user_id'>): boolean =>
  post.created_by === user_id;
