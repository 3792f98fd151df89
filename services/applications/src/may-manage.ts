import type { UserActor } from '@waypost/contracts/actor';
import type { PostOwner } from './application.ts';

/** Who may see and decide on the applicants of a post: the one place to change where a post is shared with a colleague. */
export const mayManage = (
  { owner_id }: Pick<PostOwner, 'owner_id'>,
  { user_id }: Pick<UserActor, 'user_id'>,
): boolean => owner_id === user_id;
