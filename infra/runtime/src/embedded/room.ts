import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { noRoom } from '../no-room.ts';

const mebibyte = 1024 * 1024;
/** The share of the disk that is kept free, but no more than `mostReserved` bytes. */
const reservedShare = 0.1;
const mostReserved = 64 * mebibyte;

/** Admits files while there is room. What is kept free is for small writes, without which nothing works at all. */
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
