import { cosine, dimensions, type Vector, vectorOf } from '@waypost/model/vectors';
import { type Letters, lettersAlike, lettersOf } from './letter-runs.ts';
import { nearestCentres, occupations } from './occupations.ts';

type ReadTitle = { vector: Vector; letters: Letters };

/** Chosen on the development half of TalentCLEF 2025 A. */
const drawn = { occupations: 10, sharpness: 8 };
const lettersCount = 0.2;
const remembered = 4_000;
const longestTitle = 200;

const known = new Map<string, ReadTitle>();

/**
 * How alike the work is that two titles name, 0 to 1; symmetric. From about 0.35 they have something in common, from about 0.6
 * they mostly are names of the same work ("Staff nurse ICU", "critical care nurse"). Rank says next to nothing here. Under 1 ms a
 * title that is new, 2 microseconds a pair.
 */
export function titleSimilarity(a: string, b: string): number {
  const [left, right] = [readTitle(a), readTitle(b)];
  if (a === b && a !== '') return 1;
  const near = cosine(left.vector, right.vector) + lettersCount * lettersAlike(left.letters, right.letters);
  return Math.min(1, Math.max(0, near / (1 + lettersCount)));
}

/** A title's vector, drawn to the occupations that it is nearest to: so two names of one kind of work meet there. */
export const titleVector = (title: string): Vector => readTitle(title).vector;

function readTitle(title: string): ReadTitle {
  const text = title.slice(0, longestTitle);
  const before = known.get(text);
  if (before) return before;
  const read = { vector: drawnToOccupations(vectorOf(text)), letters: lettersOf(text) };
  if (known.size >= remembered) known.clear();
  // A copy: a line of a resume keeps all of the resume in memory.
  known.set(Array.from(text).join(''), read);
  return read;
}

function drawnToOccupations(vector: Vector): Vector {
  const { centres, unit } = occupations();
  const near = nearestCentres(vector, drawn.occupations);
  const best = near[0]?.value ?? 0;
  if (best <= 0) return vector;
  const mixed = new Float64Array(dimensions);
  for (const { row, value } of near) {
    const share = Math.exp(drawn.sharpness * (value - best)) * unit[row]!;
    for (let k = 0; k < dimensions; k += 1) mixed[k]! += share * centres[row * dimensions + k]!;
  }
  const length = Math.hypot(...mixed);
  const sum = Float64Array.from(vector, (value, k) => value + mixed[k]! / length);
  const whole = Math.hypot(...sum);
  return Float32Array.from(sum, (value) => value / whole);
}
