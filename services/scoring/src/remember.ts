import { hash } from 'node:crypto';

/** What is longer than this is not kept: little is, and it would take the place of many. */
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
  const known = new Map<string, { read: Read; length: number }>();
  let characters = 0;

  function forget(key: string): void {
    characters -= known.get(key)?.length ?? 0;
    known.delete(key);
  }

  return (given) => {
    const written = JSON.stringify(given);
    const { length } = written;
    if (length > longest) return read(given);
    const key = hash('sha256', written, 'base64url');
    const found = known.get(key) ?? { read: read(given), length };
    // The one that was asked for last stands at the end.
    forget(key);
    known.set(key, found);
    characters += length;
    for (const oldest of known.keys()) {
      if (known.size <= most.count && characters <= most.characters) break;
      forget(oldest);
    }
    return found.read;
  };
}
