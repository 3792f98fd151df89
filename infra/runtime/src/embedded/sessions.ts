import type { Sessions } from '../ports/sessions.ts';
import type { Database } from './database.ts';

const deadline = (ttl: number) => Math.round(Date.now() + ttl * 1000);

/** Keyed values in a table with an expiry; what has expired is never answered, and swept later. */
export function createSessions(database: Database, service: string): Sessions {
  const alive = 'service = ? AND key = ? AND expires > ?';
  const valueOf = (row: Record<string, unknown> | undefined) => row?.['value'] as string | undefined;

  return {
    get: async (key) => valueOf(database.get(`SELECT value FROM sessions WHERE ${alive}`, service, key, Date.now())),

    set: (key, value, ttl) =>
      database.write(() => {
        database.run(
          'INSERT OR REPLACE INTO sessions (service, key, value, expires) VALUES (?, ?, ?, ?)',
          service,
          key,
          value,
          deadline(ttl),
        );
      }),

    touch: (key, ttl) =>
      database.write(
        () =>
          database.run(`UPDATE sessions SET expires = ? WHERE ${alive}`, deadline(ttl), service, key, Date.now()) === 1,
      ),

    delete: (key) =>
      database.write(() => {
        database.run('DELETE FROM sessions WHERE service = ? AND key = ?', service, key);
      }),

    take: (key) =>
      database.write(() =>
        valueOf(database.get(`DELETE FROM sessions WHERE ${alive} RETURNING value`, service, key, Date.now())),
      ),

    increment: (key, ttl) =>
      database.write(() => {
        const row = database.get(
          `INSERT INTO sessions (service, key, value, expires) VALUES (?1, ?2, '1', ?3)
           ON CONFLICT (service, key) DO UPDATE SET
             value = CASE WHEN expires > ?4 THEN CAST(value + 1 AS TEXT) ELSE '1' END,
             expires = CASE WHEN expires > ?4 THEN expires ELSE ?3 END
           RETURNING value`,
          service,
          key,
          deadline(ttl),
          Date.now(),
        );
        return Number(row?.['value']);
      }),
  };
}

export function sweepSessions(database: Database): Promise<number> {
  return database.write(() => database.run('DELETE FROM sessions WHERE expires <= ?', Date.now()));
}
