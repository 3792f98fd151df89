import type { Files } from '../ports/files.ts';
import type { Database } from './database.ts';
import type { Room } from './room.ts';

/** Files as rows. */
export function createFiles(database: Database, room: Room, service: string): Files {
  return {
    async put(id, { bytes, contentType }) {
      await room.require(bytes.length);
      await database.write(() => {
        database.run(
          'INSERT OR IGNORE INTO files (service, id, content_type, bytes) VALUES (?, ?, ?, ?)',
          service,
          id,
          contentType,
          bytes,
        );
      });
    },

    async get(id) {
      const row = database.get('SELECT content_type, bytes FROM files WHERE service = ? AND id = ?', service, id);
      return row && { bytes: row['bytes'] as Uint8Array, contentType: row['content_type'] as string };
    },

    delete: (id) =>
      database.write(() => {
        database.run('DELETE FROM files WHERE service = ? AND id = ?', service, id);
      }),

    async *ids() {
      for (const row of database.all('SELECT id FROM files WHERE service = ? ORDER BY id', service)) {
        yield row['id'] as string;
      }
    },
  };
}
