import type { Sessions } from '../ports/sessions.ts';
import { createShortCounts } from '../short-counts.ts';
import type { Database } from './database.ts';

/** Seconds. Here one process does all the counting, and a shorter count is not worth a sync of the disk for each request. */
const longestShortCount = 120;

const deadline = (ttl: number) => Math.round(Date.now() + ttl * 1000);

/** Keyed values in a table with an expiry; what has expired is never answered, and swept later. */
export function createSessions(database: Database, service: string): Sessions {
  const alive = 'service = ? AND key = ? AND expires > ?';
  const valueOf = (row: Record<string, unknown> | undefined) => row?.['value'] as string | undefined;
  const incrementShort = createShortCounts();
  const incrementKept = countsOf(database, service);

  return {
    get: async (key) => valueOf(database.get(`SELECT value FROM sessions WHERE ${alive}`, service, key, Date.now())),

    set: (key, value, ttl, group) =>
      database.write(() => {
        database.run(
          'INSERT OR REPLACE INTO sessions (service, key, value, expires) VALUES (?, ?, ?, ?)',
          service,
          key,
          value,
          deadline(ttl),
        );
        if (!group) return;
        database.run(
          'INSERT OR IGNORE INTO session_groups (service, name, key) VALUES (?, ?, ?)',
          service,
          group.name,
          key,
        );
      }),

    replace: (key, { from, to }, ttl) =>
      database.write(
        () =>
          database.run(
            `UPDATE sessions SET value = ?, expires = ? WHERE ${alive} AND value = ?`,
            to,
            deadline(ttl),
            service,
            key,
            Date.now(),
            from,
          ) === 1,
      ),

    members: async (group) =>
      database
        .all(
          `SELECT key, value FROM session_groups JOIN sessions USING (service, key)
           WHERE service = ? AND name = ? AND expires > ?`,
          service,
          group,
          Date.now(),
        )
        .map(({ key, value }) => ({ key: String(key), value: String(value) })),

    delete: (key) =>
      database.write(() => {
        database.run('DELETE FROM sessions WHERE service = ? AND key = ?', service, key);
      }),

    take: (key) =>
      database.write(() =>
        valueOf(database.get(`DELETE FROM sessions WHERE ${alive} RETURNING value`, service, key, Date.now())),
      ),

    increment: (key, ttl, by) => (ttl <= longestShortCount ? incrementShort : incrementKept)(key, ttl, by),
  };
}

/** Counts in the table: they outlive the process. */
function countsOf(database: Database, service: string): Sessions['increment'] {
  return (key, ttl, by = 1) =>
    database.write(() => {
      // One that would last longer than any was begun by a clock that has been set back since.
      const now = Date.now();
      const row = database.get(
        `INSERT INTO sessions (service, key, value, expires) VALUES (?1, ?2, CAST(MAX(?5, 0) AS TEXT), ?3)
         ON CONFLICT (service, key) DO UPDATE SET
           value = CASE WHEN expires > ?4 AND expires <= ?3 THEN CAST(value + ?5 AS TEXT) ELSE CAST(MAX(?5, 0) AS TEXT) END,
           expires = CASE WHEN expires > ?4 AND expires <= ?3 THEN expires ELSE ?3 END
         RETURNING value, expires`,
        service,
        key,
        deadline(ttl),
        now,
        by,
      );
      return { count: Number(row?.['value']), secondsLeft: Math.ceil((Number(row?.['expires']) - now) / 1000) };
    });
}

/** @returns how many values were swept. */
export function sweepSessions(database: Database): Promise<number> {
  return database.write(() => {
    const swept = database.run('DELETE FROM sessions WHERE expires <= ?', Date.now());
    database.run(
      `DELETE FROM session_groups WHERE NOT EXISTS
         (SELECT 1 FROM sessions WHERE service = session_groups.service AND key = session_groups.key)`,
    );
    return swept;
  });
}
