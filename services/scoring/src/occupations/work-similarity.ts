import { cosine, dimensions, type Vector, vectorOf } from '@waypost/model/vectors';
import { type Letters, lettersAlike, lettersOf } from './letter-runs.ts';
import { nearestCentres, occupations, type Near } from './occupations.ts';

/** `near`: the occupations that it is nearest to. */
type ReadTitle = { vector: Vector; letters: Letters; near: readonly Near[] };

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
export function workSimilarity(a: string, b: string): number {
  const [left, right] = [readTitle(a), readTitle(b)];
  if (a === b && a !== '') return 1;
  const near = cosine(left.vector, right.vector) + lettersCount * lettersAlike(left.letters, right.letters);
  return Math.min(1, Math.max(0, near / (1 + lettersCount)));
}

/** Below it, an occupation is near by chance. */
const leastNear = 0.4;

/**
 * The name of the occupation that makes two titles alike: the one that the farther of both is nearest to. Undefined where they
 * have none in common.
 */
export function sharedOccupation(a: string, b: string): string | undefined {
  const other = new Map(readTitle(b).near.map(({ row, value }) => [row, value]));
  const [best] = readTitle(a)
    .near.map(({ row, value }) => ({ row, value: Math.min(value, other.get(row) ?? 0) }))
    .filter(({ value }) => value >= leastNear)
    .toSorted((left, right) => right.value - left.value || left.row - right.row);
  return best && occupations().all[best.row]?.name;
}

function readTitle(title: string): ReadTitle {
  const text = title.slice(0, longestTitle);
  const before = known.get(text);
  if (before) return before;
  const vector = vectorOf(text);
  const near = nearestCentres(vector, drawn.occupations);
  const read = { vector: drawnTo(near, vector), letters: lettersOf(text), near };
  if (known.size >= remembered) known.clear();
  // A copy: a line of a resume keeps all of the resume in memory.
  known.set(Array.from(text).join(''), read);
  return read;
}

/** Drawn to the occupations that it is nearest to, so that two names of one kind of work meet there. */
function drawnTo(near: readonly Near[], vector: Vector): Vector {
  const { centres, unit } = occupations();
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
