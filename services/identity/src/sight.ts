import type { Actor } from '@waypost/contracts/actor';
import { holdsApplication } from '@waypost/contracts/calls/applications/held-applications';
import { notFound } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { SettingsStore } from './settings-store.ts';
import type { UserStore } from './user-store.ts';
import type { User } from './user.ts';

/** What of a person may be shown to who looks. */
export type Sight = Contacts & { is_self: boolean; is_hidden: boolean };
export type Contacts = { shows_email: boolean; shows_phone: boolean };

export type SightParts = { users: UserStore; settings: SettingsStore; client: Client };

/** Nobody can say while applications is away: then a hidden profile stays hidden, and nothing tells that there is one. */
async function holds(client: Client, owner_id: string, user_id: string): Promise<boolean> {
  const held = await orWhenAway(client.call(holdsApplication, { body: { owner_id, user_id } }), { is_held: false });
  return held.is_held;
}

/**
 * A person, and what of them the viewer may see. A hidden one is seen by themselves and by who holds an application of theirs; a
 * service sees what everybody does.
 * @throws not-found where there is nobody, and likewise where they are hidden
 */
export async function seePerson(
  { users, settings, client }: SightParts,
  user_id: string | undefined,
  actor: Actor | undefined,
): Promise<{ user: Stored<User>; sight: Sight }> {
  const user = user_id === undefined ? undefined : await users.find(user_id);
  if (!user) throw notFound('User');
  const { hide_profile, show_email, show_phone } = (await settings.of(user.id)).privacy;
  const is_self = actor?.kind === 'user' && actor.user_id === user.id;
  const mayLook = is_self || !hide_profile || (actor?.kind === 'user' && (await holds(client, actor.user_id, user.id)));
  if (!mayLook) throw notFound('User');
  return { user, sight: { is_self, shows_email: show_email, shows_phone: show_phone, is_hidden: hide_profile } };
}
