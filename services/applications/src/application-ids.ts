import { createHmac } from 'node:crypto';
import type { Documents } from '@waypost/runtime/ports/documents';
import { ownSecret } from '@waypost/runtime/service/actors/own-secret';

/**
 * The id that an application of this person to this post gets: the same at every try, so that a file is reserved for it once. Who
 * knows both, and not the secret, cannot tell it: an id is shown to who reviews blindly.
 */
export type ApplicationIds = (job_post_id: string, user_id: string) => string;

export async function openApplicationIds(documents: Documents): Promise<ApplicationIds> {
  const secret = await ownSecret(documents, { collection: 'application-keys', _id: 'ids', field: 'secret' });
  return (job_post_id, user_id) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([job_post_id, user_id]))
      .digest('hex')
      .slice(0, 24);
}
