import { limits } from '@waypost/contracts/constants';
import type { ReadJobPost } from './row/job-post-of-row.ts';

/** A post of which a file has two rows: it is as the first says, at the places of both. What is over at one place alone is open. */
export function joinPosts(first: ReadJobPost, other: ReadJobPost): ReadJobPost {
  if (first.status !== other.status) return first.status === 'Open' ? first : other;
  const places = new Map([...first.places, ...other.places].map((place) => [JSON.stringify(place), place]));
  return { ...first, places: [...places.values()].slice(0, limits.cities) };
}
