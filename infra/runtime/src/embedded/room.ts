import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { noRoom } from '../no-room.ts';

const mebibyte = 1024 * 1024;
/** Of the disk, but no more than so much of it. */
const reservedShare = 0.1;
const mostReserved = 64 * mebibyte;

/** Lets big things in as long as there is room; the rest is kept for the small ones, without which nothing works at all. */
export type Room = {
  /** @throws unavailable when so many bytes more would use up what is kept free. */
  require(bytes: number): Promise<void>;
};

export function createRoom(file: string): Room {
  if (file === ':memory:') return { require: async () => undefined };
  return {
    async require(bytes) {
      const { bavail, blocks, bsize } = await statfs(dirname(file));
      const reserve = Math.min(mostReserved, blocks * bsize * reservedShare);
      if (bavail * bsize - bytes < reserve) throw noRoom();
    },
  };
}
