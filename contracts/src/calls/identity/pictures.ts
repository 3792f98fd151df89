import { z } from 'zod';
import { file } from '../../answers.ts';
import type { Contract } from '../../contract.ts';
import { userInfo } from '../../entities/user.ts';
import { fileForm } from '../../file-form.ts';
import { pictureLimits } from '../../person-picture.ts';
import { routes } from '../../routes.ts';

const { file: pictureFile, bodyLimit, consumes } = fileForm('picture', pictureLimits.bytes);
const user = { service: 'identity', access: 'user' } as const;

/**
 * multipart/form-data with one file in the field `picture`; JPEG, PNG or WebP by content. What is kept is made anew from its pixels:
 * the middle of it as squares of `pictureSizes`, without anything else that the file says.
 */
export const uploadPicture = {
  ...routes.uploadPicture,
  config: { ...user, allowance: 'pictures', file: pictureFile },
  bodyLimit,
  schema: {
    summary: "Change one's profile picture",
    consumes,
    response: { 200: userInfo },
  },
} as const satisfies Contract;

export const deletePicture = {
  ...routes.deletePicture,
  config: user,
  schema: { summary: "Remove one's profile picture, also the one of the Google account", response: { 200: userInfo } },
} as const satisfies Contract;

/** An image of a page, which cannot send the API's header. The name is that of its content, so what it leads to never changes. */
export const openPicture = {
  ...routes.openPicture,
  config: { service: 'identity', access: 'public', navigation: true },
  schema: {
    summary: 'A profile picture in one of its sizes',
    params: z.object({ name: z.string().regex(/^[0-9a-f]{32}-(96|256|512)\.webp$/) }),
    response: file('image/webp'),
  },
} as const satisfies Contract;
