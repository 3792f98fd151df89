import { scoreScale } from '@waypost/contracts/constants';
import type { Score } from '@waypost/contracts/entities/score';

/** The number in words, by the steps of its colour. */
export function verdictOf(percent: number): { title: string; text: string } {
  if (percent >= scoreScale.green)
    return { title: 'A strong match', text: 'You bring most of what this job asks for.' };
  if (percent >= scoreScale.yellow)
    return { title: 'A good match', text: 'You bring much of what this job asks for. A few gaps are worth closing.' };
  if (percent >= scoreScale.orange)
    return { title: 'A partial match', text: 'Some of what this job asks for is not in your profile or resume yet.' };
  return { title: 'A weak match', text: 'Little of what this job asks for is in your profile or resume yet.' };
}

const shown = 2;

/** The parts with the most points still to be had, of those that somebody can do something about. */
export const gainsOf = ({ breakdown }: Pick<Score, 'breakdown'>): { part: string; points: number }[] =>
  breakdown
    .map(({ part, whole_max, whole_points, advice }) => ({ part, points: whole_max - whole_points, advice }))
    .filter(({ points, advice }) => points > 0 && advice !== null)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, shown)
    .map(({ part, points }) => ({ part, points }));
