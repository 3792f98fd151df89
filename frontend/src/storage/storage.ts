function attempt<Answer>(act: () => Answer): Answer | undefined {
  try {
    return act();
  } catch {
    // Site data may be blocked, its place full, or what was kept no JSON.
    return undefined;
  }
}

/** The browser's own storage throws where it is forbidden, even when it is only named; with this one the app goes on, and keeps nothing. */
const guarded = (storage: () => Storage) => ({
  read: (key: string): string | undefined => attempt(() => storage().getItem(key)) ?? undefined,
  /** What was kept as JSON, by whatever version of the app. */
  readJson: (key: string): unknown => attempt(() => JSON.parse(storage().getItem(key) ?? '') as unknown),
  /** Whether it could be kept. */
  keep: (key: string, text: string): boolean => attempt(() => (storage().setItem(key, text), true)) ?? false,
  remove: (key: string): void => attempt(() => storage().removeItem(key)),
  keys: (): string[] => attempt(() => Object.keys(storage())) ?? [],
  clear: (): void => attempt(() => storage().clear()),
});

/** What stays on this device. */
export const deviceStorage = guarded(() => localStorage);
/** What stays as long as this tab. */
export const tabStorage = guarded(() => sessionStorage);

/** Tells when another window keeps something else under a key of the device, or forgets it. @returns what ends that. */
export function onKeptElsewhere(key: string, hear: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) hear(event.newValue);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
