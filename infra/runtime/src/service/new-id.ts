import { randomBytes } from 'node:crypto';

const processPart = randomBytes(5).toString('hex');
let counter = randomBytes(3).readUIntBE(0, 3);

/**
 * A new id of 24 lower-case hexadecimal characters in the layout of an ObjectId: seconds, process, counter.
 * Later ids sort after earlier ones. https://www.mongodb.com/docs/manual/reference/bson-types/#objectid
 */
export function newId(): string {
  counter = (counter + 1) % 0x1000000;
  const seconds = Math.floor(Date.now() / 1000);
  return seconds.toString(16).padStart(8, '0') + processPart + counter.toString(16).padStart(6, '0');
}
