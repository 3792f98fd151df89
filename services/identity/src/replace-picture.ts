import { notFound } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { PictureStore } from './picture/picture-store.ts';
import type { UserStore } from './user-store.ts';
import { changePicture, type User } from './user.ts';

/** @param picture the name of one that is kept, or null for none. @throws not-found for a person who is gone, of whom nothing stays. */
export async function replacePicture(
  { users, pictures }: { users: UserStore; pictures: PictureStore },
  user_id: string,
  picture: string | null,
): Promise<Stored<User>> {
  const now = new Date().toISOString();
  let before: string | null | undefined;
  const user = await users.changeIfThere(user_id, (current) => {
    before = current.picture;
    return changePicture(current, picture, now);
  });
  if (!user) {
    await pictures.forget(user_id, picture);
    throw notFound('User');
  }
  const replaced = before === picture ? undefined : before;
  await pictures.clearUp(user_id, now, { ...(picture && { current: picture }), ...(replaced && { replaced }) });
  return user;
}
