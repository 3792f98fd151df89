/** Raised with every change of the layout below; an older process then refuses the file. */
export const formatVersion = 4;

/** The fixed tables. Each collection of documents adds its own, see `documents.ts`. */
export const schema = `
  CREATE TABLE IF NOT EXISTS collections (name TEXT PRIMARY KEY, indexes TEXT NOT NULL) STRICT;

  CREATE TABLE IF NOT EXISTS files (
    service TEXT NOT NULL, id TEXT NOT NULL, content_type TEXT NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (service, id)
  ) STRICT;

  CREATE TABLE IF NOT EXISTS log (
    offset INTEGER PRIMARY KEY AUTOINCREMENT,
    topic TEXT NOT NULL, partition INTEGER NOT NULL, key TEXT NOT NULL,
    at INTEGER NOT NULL, headers TEXT NOT NULL, value TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS log_by_partition ON log (topic, partition, offset);
  CREATE INDEX IF NOT EXISTS log_by_key ON log (topic, key, offset);
  CREATE TABLE IF NOT EXISTS group_offsets (
    topic TEXT NOT NULL, "group" TEXT NOT NULL, partition INTEGER NOT NULL, done INTEGER NOT NULL,
    PRIMARY KEY (topic, "group", partition)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS dead_letters (
    id TEXT PRIMARY KEY, topic TEXT NOT NULL, "group" TEXT NOT NULL, record TEXT NOT NULL,
    reason TEXT NOT NULL, attempts INTEGER NOT NULL, at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS replayed_letters (id TEXT PRIMARY KEY, at TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS tasks (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL,
    attempt INTEGER NOT NULL, attempts INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'running')),
    error TEXT, due INTEGER NOT NULL,
    owner TEXT, turn INTEGER NOT NULL DEFAULT 0,
    later INTEGER NOT NULL DEFAULT 0,
    UNIQUE (name, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS tasks_by_due ON tasks (name, due, seq) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS tasks_by_turn ON tasks (name, turn, due, seq) WHERE state = 'waiting' AND later = 0;
  CREATE INDEX IF NOT EXISTS tasks_later ON tasks (name, due) WHERE later = 1;
  CREATE INDEX IF NOT EXISTS tasks_running ON tasks (name, due) WHERE state = 'running';
  CREATE INDEX IF NOT EXISTS tasks_by_owner ON tasks (name, owner) WHERE owner IS NOT NULL;

  CREATE TABLE IF NOT EXISTS sessions (
    service TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, expires INTEGER NOT NULL,
    PRIMARY KEY (service, key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_expiry ON sessions (expires);
  CREATE TABLE IF NOT EXISTS session_groups (
    service TEXT NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL,
    PRIMARY KEY (service, name, key)
  ) STRICT, WITHOUT ROWID;
`;

/** What makes the next format out of each one that is not only new tables; run before `schema`. */
export const upgrades: Readonly<Record<number, string>> = {
  2: `
    ALTER TABLE tasks ADD COLUMN owner TEXT;
    ALTER TABLE tasks ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
  `,
  3: `
    ALTER TABLE tasks ADD COLUMN later INTEGER NOT NULL DEFAULT 0;
    UPDATE tasks SET later = 1 WHERE state = 'waiting';
    DROP INDEX IF EXISTS tasks_by_turn;
  `,
};
