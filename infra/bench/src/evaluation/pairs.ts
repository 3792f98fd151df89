import { score } from '@waypost/scoring/score';
import { describedJob, type ScoredProfile, type Words } from '@waypost/scoring/scored';
import type { Figure } from './figure.ts';
import { asOf, asProfile } from './judged-pairs/judged-post.ts';
import { judgedPosts } from './judged-pairs/judged-posts.ts';

/** How well a person fits a post, by whatever. */
type Fit = (post: Words, person: ScoredProfile) => number;

export const byScore: Fit = (post, person) => score(person, undefined, describedJob(post, asOf)).user_score;

const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu));

/** How many of the words of a post also stand somewhere in a profile. */
const byWords: Fit = (post, person) => {
  const asked = words(Object.values(post).join(' '));
  return asked.intersection(words(JSON.stringify(person))).size / asked.size;
};

/** The three comparisons of each post: whether the better of two people comes out above the other. */
export const comparisons = (fit: Fit): { what: string; isRight: boolean }[] =>
  judgedPosts.flatMap(({ post, ...people }) => {
    const of = (kind: keyof typeof people) => fit(post, asProfile(people[kind]));
    const [strong, partial, weak] = [of('strong'), of('partial'), of('weak')];
    return [
      { what: `${post.title}: strong ${strong}, partial ${partial}`, isRight: strong > partial },
      { what: `${post.title}: partial ${partial}, weak ${weak}`, isRight: partial > weak },
      { what: `${post.title}: strong ${strong}, weak ${weak}`, isRight: strong > weak },
    ];
  });

const shareRight = (fit: Fit) => {
  const all = comparisons(fit);
  return all.filter(({ isRight }) => isRight).length / all.length;
};

/** Needs nothing of the folder. */
export const pairs = async (): Promise<Figure[]> => [
  {
    name: 'strong, partial and weak profiles in order',
    value: shareRight(byScore),
    floor: 0.97,
    baselines: { 'word overlap': shareRight(byWords) },
    of: comparisons(byScore).length,
  },
];
