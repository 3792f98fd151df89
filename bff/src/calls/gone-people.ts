import { getProfileCards } from '@waypost/contracts/calls/identity';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Client } from '@waypost/runtime/service/calls/client';

/**
 * Those of these people (200 at most) who have deleted their account. Who hides their profile has not; nobody has while it
 * cannot be asked.
 */
export async function goneAmong(client: Client, user_ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (user_ids.length === 0) return new Set();
  const asked = [...new Set(user_ids)];
  const answer = await orWhenAway(client.call(getProfileCards, { body: { user_ids: asked } }), undefined);
  const there = new Set(answer?.cards.map(({ user_id }) => user_id) ?? asked);
  return new Set(asked.filter((id) => !there.has(id)));
}
