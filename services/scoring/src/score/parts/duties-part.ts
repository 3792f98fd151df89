import { nearness } from '../about.ts';
import type { ReadPerson } from '../person/read-person.ts';
import type { ReadPost } from '../post/read-post.ts';
import { sharedTerms } from '../post/terms.ts';
import { inWords, list, type Part, type Reader } from './part.ts';

/** A text that covers this share of a post's words, in thousandths, fits it; nobody repeats a whole post. */
const full = 550;
/** The same words may be of other work, and other words of the same: what the texts are about counts for more. */
const share = { words: 1, about: 3 };

/**
 * How near the work that a person describes is to what the post says of the work: by the words that both have, and by what
 * both are about in whatever words. The names of skills in their list count as words alone, so that one more never lowers it.
 */
export function dutiesPart(person: ReadPerson, post: ReadPost, reader: Reader): Part | undefined {
  const { words: wanted } = post;
  if (wanted.size < fewest.words) return undefined;
  const all = sum([...wanted.values()].map(({ weight }) => weight));
  const there = sum([...wanted].map(([stem, { weight }]) => (person.stems.has(stem) ? weight : 0)));
  const covered = Math.floor((1000 * there) / all);
  const near = Math.round(1000 * nearness(person.about, post.about));
  const { shared, missing } = sharedTerms(post.terms, person);
  const whose = reader === 'self' ? 'your' : 'their';
  const words = Math.min(1000, Math.floor((covered * 1000) / full));
  return {
    part: 'Duties',
    weight: 20,
    value: (share.words * words + share.about * near) / (1000 * (share.words + share.about)),
    evidence: [
      `${Math.round(covered / 10)}% of the words that describe the work are in ${whose} ${person.based_on.join(' and ') || 'profile'}`,
      nearWords(near, whose),
      ...(shared.length > 0 ? [`In both: ${list(shared, 8)}`] : []),
    ],
    advice:
      covered >= full || missing.length < fewest.missing
        ? null
        : `If you have done work with ${inWords(missing.slice(0, 4), 'or')}, describe it.`,
  };
}

function nearWords(near: number, whose: string): string {
  if (near >= 700) return `The work that ${whose} experience describes is close to this`;
  if (near >= 350) return `The work that ${whose} experience describes is partly like this`;
  return `The work that ${whose} experience describes is unlike this`;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Fewer are no picture of the work. */
const fewest = { words: 5, missing: 2 };
