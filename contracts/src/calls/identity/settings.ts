import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { settings, settingsChange } from '../../entities/settings.ts';
import { atLeastOneOf, hasFields } from '../../fields.ts';
import { routes } from '../../routes.ts';

const user = { service: 'identity', access: 'user' } as const;

/** Not where what it names says nothing, as with a null: its sender would take it for done. */
const choosesAny = (settings: object = {}): boolean =>
  Object.values(settings).some((value) => (hasFields(value) ? choosesAny(value) : value !== undefined));

export const getSettings = {
  ...routes.getSettings,
  config: user,
  schema: { summary: "One's own choices of privacy and notifications", response: { 200: settings } },
} as const satisfies Contract;

/** @throws version-conflict, with `settings` as they are now, where `version` is named and others were chosen meanwhile. */
export const updateSettings = {
  ...routes.updateSettings,
  config: user,
  schema: {
    summary: 'Change some of the settings; what is not named stays',
    body: settingsChange
      .extend({ version: z.int().min(0).optional() })
      .refine(({ privacy, notifications }) => choosesAny(privacy) || choosesAny(notifications), {
        error: 'Choose a setting to change',
        params: atLeastOneOf(['privacy', 'notifications']),
      }),
    response: { 200: settings },
  },
} as const satisfies Contract;
