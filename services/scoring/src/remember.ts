import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Texts longer than this are not kept: few are, and one would take the place of many others. */
const longest = 200_000;

/**
 * Reads again only what is not among the last ones: a person is compared with many posts, and a post with many people, one piece
 * of work after the other.
 * @param most how many are kept, and of how many characters together, as JSON: what is read of a text takes memory by its length.
 */
export function remember<Given, Read>(
  most: { count: number; characters: number },
  read: (given: Given) => Read,
): (given: Given) => Read {
  const known = new LRUCache<string, { read: Read }>({ max: most.count, maxSize: most.characters });

  return (given) => {
    const written = JSON.stringify(given);
    const { length } = written;
    if (length > longest) return read(given);
    const key = hash('sha256', written, 'base64url');
    const found = known.get(key);
    if (found) return found.read;
    const made = { read: read(given) };
    known.set(key, made, { size: length });
    return made.read;
  };
}
