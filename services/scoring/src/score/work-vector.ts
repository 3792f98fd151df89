import { meanVector, vectorOf } from '@waypost/model/vectors';
import type { ReadPerson } from './person/read-person.ts';

/** As jobs keeps titles: so many of the numbers, the length 1 as 127, whole. */
const [kept, longest] = [96, 127];

/** What the work of a person is about, their titles as much as all the rest; null where no word of it is known. */
export function workVector({ titles, about }: Pick<ReadPerson, 'titles' | 'about'>): number[] | null {
  const held = meanVector(titles.map(({ title }) => vectorOf(title)));
  const both = meanVector([held, about]).subarray(0, kept);
  const length = Math.hypot(...both);
  return length === 0 ? null : Array.from(both, (value) => Math.round((value / length) * longest));
}
