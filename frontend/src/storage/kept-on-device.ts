import { deviceStorage } from './storage.ts';

/**
 * What this device keeps of one kind, each under a key of its own.
 * @param parse believes nothing of what was kept: an older version of the app may have written it.
 */
export const keptOnDevice = <Kept>(parse: (kept: unknown) => Kept | undefined) => ({
  read(key: string): Kept | undefined {
    const kept = deviceStorage.readJson(key);
    return kept === undefined ? undefined : parse(kept);
  },
  /** Whether it could be kept. */
  keep: (key: string, kept: Kept): boolean => deviceStorage.keep(key, JSON.stringify(kept)),
  clear: deviceStorage.remove,
});
