import type { Settings, SettingsChange } from '@waypost/contracts/entities/settings';
import { notFound } from '@waypost/contracts/errors';
import { createAggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Documents } from '@waypost/runtime/ports/documents';
import { changeSettings, type KeptSettings, tellsOfFound, toSettings } from './settings.ts';

export type SettingsStore = {
  /** The usual ones for who has chosen nothing. */
  of(user_id: string): Promise<Settings>;
  /** Whether the bell tells somebody of what their saved searches found at a time, which a topic that is read anew may tell late. */
  tellsOfFound(user_id: string, found_at: string): Promise<boolean>;
  /** Who of these people hides their profile. */
  hidingAmong(user_ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** @throws version-conflict with the settings as they are; not-found for who is gone. */
  change(user_id: string, change: SettingsChange & { version?: number | undefined }): Promise<Settings>;
  /** Keeps no more than that nothing is to be kept of them any more. */
  forget(user_id: string): Promise<void>;
};

export async function createSettingsStore(documents: Documents): Promise<SettingsStore> {
  const store = await createAggregateStore<KeptSettings>({
    noun: 'Settings',
    documents,
    // Its id is the person's.
    spec: { name: 'settings', indexes: [] },
    events: [],
  });

  const create = (id: string, value: KeptSettings) => store.createIfFree({ id, value, events: [] });

  return {
    of: async (user_id) => toSettings(await store.find(user_id)),

    tellsOfFound: async (user_id, found_at) => tellsOfFound(await store.find(user_id), found_at),

    async hidingAmong(user_ids) {
      const chosen = await store.query({ _id: { $in: [...user_ids] } });
      return new Set(chosen.filter((kept) => toSettings(kept).privacy.hide_profile).map(({ id }) => id));
    },

    async change(user_id, change) {
      const now = new Date().toISOString();
      const again = () =>
        store.changeIfThere(user_id, (value, storedAs) => changeSettings({ ...storedAs, value }, change, now));
      const changed = await again();
      if (changed) return toSettings(changed);
      const first = changeSettings(undefined, change, now);
      if (!first) return toSettings(undefined);
      const made = (await create(user_id, first.value)) ?? (await again());
      // They belong to somebody who is gone.
      if (!made) throw notFound('User');
      return toSettings(made);
    },

    async forget(user_id) {
      // Something has to be there to be taken away for good.
      await create(user_id, { privacy: {}, notifications: {}, updated_at: new Date().toISOString() });
      await store.remove(user_id);
    },
  };
}
