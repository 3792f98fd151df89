/** A key longer than this is not kept: few are, and memory has a bound. */
const longestKey = 200_000;

/**
 * Reads again only what is not among the last ones: a person is compared with many posts, and a post with many people, one piece
 * of work after the other.
 */
export function remember<Given, Read>(most: number, read: (given: Given) => Read): (given: Given) => Read {
  const known = new Map<string, Read>();
  return (given) => {
    const key = JSON.stringify(given);
    const found = known.get(key) ?? read(given);
    known.delete(key);
    if (key.length <= longestKey) known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
