import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { id } from '../fields.ts';

/** Nothing personal: who needs more asks identity. */
const profileState = z.object({ user_id: id, dashboards: z.array(z.object({ dsh_id: id, dsh_type: z.string() })) });

const profileEvent = (fact: string) =>
  defineEvent({ topic: 'profiles', type: `profile.${fact}`, schemaVersion: 1, data: profileState });

export const profileCreated = profileEvent('created');
export const profileChanged = profileEvent('changed');
