import { z } from 'zod';
import { dashboardTypes } from '../constants.ts';
import { defineEvent } from '../event.ts';
import { id } from '../fields.ts';

/** Nothing personal: who needs more asks identity. */
const profileState = z.object({
  user_id: id,
  dashboards: z.array(z.object({ dsh_id: id, dsh_type: z.enum(dashboardTypes) })),
});

const profileEvent = (fact: string) =>
  defineEvent({ topic: 'profiles', type: `profile.${fact}`, schemaVersion: 1, data: profileState });

export const profileCreated = profileEvent('created');
export const profileChanged = profileEvent('changed');

/** The last of a person: whoever keeps anything of them forgets it. */
export const profileRemoved = defineEvent({
  topic: 'profiles',
  type: 'profile.removed',
  schemaVersion: 1,
  data: z.object({ user_id: id }),
});
