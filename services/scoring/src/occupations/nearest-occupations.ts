import { cosine, dimensions, vectorOf } from '@waypost/model/vectors';
import { lettersAlike, lettersOf } from './letter-runs.ts';
import { nearCentre, nearestCentres, type Occupation, occupations } from './occupations.ts';

/** An occupation, and which of its titles is nearest to the one that was asked for. */
export type NearOccupation = { occupation: Occupation; title: string; value: number };

/** Chosen on the development half of the titles of JobBERT. */
const lettersCount = 0.5;
const often = 0.06;
/** How many are compared title by title, where not more are asked for. */
const looked = 60;

/**
 * What kind of work a title names, the nearest first: by its nearest title, by where all its titles are, and by how common it is.
 * @param isAsked of which it may be; all, where it is not said.
 */
export function nearestOccupations(
  title: string,
  most: number,
  isAsked?: (occupation: Occupation) => boolean,
): NearOccupation[] {
  const known = occupations();
  const [vector, letters] = [vectorOf(title), lettersOf(title)];
  return nearestCentres(vector, Math.min(most * 4, Math.max(most, looked)), isAsked)
    .map(({ row }) => {
      const occupation = known.all[row]!;
      const [nearest] = occupation.titles
        .map((label) => ({
          label,
          value: cosine(vector, vectorOf(label)) + lettersCount * lettersAlike(letters, lettersOf(label)),
        }))
        .toSorted((a, b) => b.value - a.value);
      const centre = nearCentre(known, row, vector, dimensions);
      return {
        occupation,
        title: nearest?.label ?? '',
        value: (nearest?.value ?? 0) + centre + often * Math.log1p(occupation.often),
      };
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most);
}

/** Below it, what is nearest is so by chance: there are 94,000. */
const leastNear = 0.5;

/** The known title that is nearest to one, for saying why it is like another; some 10 ms. Undefined where none is near. */
export function nearestTitle(title: string): string | undefined {
  const [nearest] = nearestOccupations(title, 3);
  return nearest && cosine(vectorOf(title), vectorOf(nearest.title)) >= leastNear ? nearest.title : undefined;
}
