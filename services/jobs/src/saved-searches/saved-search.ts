import type { SavedQuery, SavedSearch, SavedSearchAlert, TellingAlert } from '@waypost/contracts/entities/saved-search';
import { AppError, notFound } from '@waypost/contracts/errors';
import type { Creation, Decision, Stored, StoredAs } from '@waypost/runtime/messaging/stored';

/** A search that somebody is told of new posts of, as it is kept. */
export type KeptSearch = {
  user_id: string;
  name: string;
  query: SavedQuery;
  alert: SavedSearchAlert;
  /** How a paused search told before. Absent for a search that was paused before this was kept. */
  alert_before_pause?: TellingAlert | undefined;
  created_at: string;
  /** Posts that are here from before are not told of: nobody waited for them. */
  looks_from: string;
  /** There while the index of saved searches does not have this version yet. */
  waiting?: true;
  /** The hash of the request that made it, if that had an `Idempotency-Key`. */
  request_hash?: string;
};

export type WrittenSearch = Pick<KeptSearch, 'name' | 'query' | 'alert' | 'alert_before_pause'>;

/** Whoever pauses a search need not say what it was. */
function alertBeforePause({ alert, alert_before_pause }: WrittenSearch, before?: KeptSearch): TellingAlert | undefined {
  if (alert !== 'none') return undefined;
  return alert_before_pause ?? (before?.alert === 'none' ? before.alert_before_pause : before?.alert);
}

export function save(
  written: WrittenSearch,
  { id, user_id, at, request_hash }: { id: string; user_id: string; at: string; request_hash?: string | undefined },
): Creation<KeptSearch> {
  const value: KeptSearch = {
    ...written,
    alert_before_pause: alertBeforePause(written),
    user_id,
    created_at: at,
    looks_from: at,
    waiting: true,
    ...(request_hash !== undefined && { request_hash }),
  };
  return { id, value, events: [] };
}

/** What it found before another query, or before the end of a pause, is no news. @throws version-conflict with what it is now. */
export function edit(
  search: KeptSearch,
  storedAs: StoredAs,
  { written, by, at, version }: { written: WrittenSearch; by: string; at: string; version: number | undefined },
): Decision<KeptSearch> {
  requireOwner(search, by);
  if (version !== undefined && version !== storedAs.version) {
    throw new AppError('version-conflict', 'This saved search was changed meanwhile', {
      details: { saved_search: toSavedSearch({ ...storedAs, value: search }, undefined) },
    });
  }
  const begins = findsOthers(search.query, written.query) || (search.alert === 'none' && written.alert !== 'none');
  const alert_before_pause = alertBeforePause(written, search);
  const value: KeptSearch = {
    ...search,
    ...written,
    alert_before_pause,
    waiting: true,
    ...(begins && { looks_from: at }),
  };
  return { value, events: [] };
}

/** Ends its e-mails: from now on, or after its pause, the bell tells at once. Undefined where it sends none, or is somebody else's. */
export function stopMails(search: KeptSearch, user_id: string): Decision<KeptSearch> | undefined {
  const name = search.alert === 'none' ? 'alert_before_pause' : 'alert';
  const isMailed = search[name] === 'daily' || search[name] === 'weekly';
  if (!isMailed || search.user_id !== user_id) return undefined;
  return { value: { ...search, [name]: 'live', waiting: true }, events: [] };
}

/** Who asks for somebody else's is told the same as who asks for one that is not there. */
export function requireOwner(search: KeptSearch, user_id: string) {
  if (search.user_id !== user_id) throw unknownSearch();
}

export const unknownSearch = () => notFound('Saved search');

/** How it is listed does not matter. */
export function findsOthers({ sort: _sort, ...a }: SavedQuery, { sort: _order, ...b }: SavedQuery): boolean {
  const fields = Object.keys({ ...a, ...b }) as (keyof typeof a)[];
  return fields.some((field) => a[field] !== b[field]);
}

/** @param foundAt when it found a post last. */
export const toSavedSearch = (
  { id, version, value: { name, query, alert, alert_before_pause, created_at } }: Stored<KeptSearch>,
  foundAt: string | undefined,
): SavedSearch => ({
  _id: id,
  version,
  name,
  query,
  alert,
  ...(alert_before_pause !== undefined && { alert_before_pause }),
  created_at,
  last_alert_at: foundAt ?? null,
});
