import { gunzipSync } from 'node:zlib';
import { ModelError, modelVersion } from '@waypost/model/model-file';
import { dimensions, type Vector } from '@waypost/model/vectors';
import { readOccupationFile } from './occupation-files.ts';

/** A kind of work of O*NET (`onet:` and its code) or ESCO (`esco:` and the end of its address). */
export type Occupation = { id: string; name: string };

export type Occupations = {
  all: readonly Occupation[];
  /** `dimensions` numbers for each occupation, in the order of `all`: the direction of its titles' centre. */
  centres: Int8Array;
  /**
   * By occupation: the factor that makes its centre as long as 1, and the one that does so for the beginning
   * (`shortDimensions`) of the centre.
   */
  unit: Float64Array;
  shortUnit: Float64Array;
};

/** How many dimensions at the beginning of a vector say nearly as much as all of them. */
export const shortDimensions = 64;

let read: Occupations | undefined;

/** Some 4,000; read when they are first asked for. @throws ModelError where they are of another model. */
export const occupations = (): Occupations => (read ??= readOccupations());

function readOccupations(): Occupations {
  const { model, occupations: all } = JSON.parse(gunzipSync(readOccupationFile('occupations.json.gz')).toString()) as {
    model: string;
    occupations: Occupation[];
  };
  const centres = new Int8Array(readOccupationFile('occupation-centres.bin'));
  if (model !== modelVersion || centres.length !== all.length * dimensions) {
    throw new ModelError('The occupations are of another model. Make them again: services/scoring/src/occupations.');
  }
  const unitOf = (size: number) =>
    Float64Array.from(all, (_, row) => {
      let square = 0;
      for (let k = row * dimensions; k < row * dimensions + size; k += 1) square += centres[k]! * centres[k]!;
      return 1 / Math.sqrt(square || 1);
    });
  return { all, centres, unit: unitOf(dimensions), shortUnit: unitOf(shortDimensions) };
}

/** How near a vector is to an occupation, by so many of its dimensions. */
export function nearCentre(
  { centres, unit, shortUnit }: Occupations,
  row: number,
  vector: Vector,
  size: number,
): number {
  let sum = 0;
  for (let k = 0, from = row * dimensions; k < size; k += 1) sum += vector[k]! * centres[from + k]!;
  return sum * (size === dimensions ? unit : shortUnit)[row]!;
}

export type Near = { row: number; value: number };
const farther = (a: Near, b: Near) => b.value - a.value || a.row - b.row;

/** The nearest occupations by the beginnings of the vectors first, then of several times as many by all dimensions. */
export function nearestCentres(
  vector: Vector,
  most: number,
  isAsked: (one: Occupation) => boolean = () => true,
): Near[] {
  const known = occupations();
  let rough: Near[] = [];
  let least = -1;
  for (let row = 0; row < known.all.length; row += 1) {
    const value = nearCentre(known, row, vector, shortDimensions);
    if (value <= least || !isAsked(known.all[row]!)) continue;
    rough.push({ row, value });
    if (rough.length < most * 8) continue;
    rough = rough.toSorted(farther).slice(0, most * 4);
    least = rough.at(-1)!.value;
  }
  return rough
    .toSorted(farther)
    .slice(0, most * 4)
    .map(({ row }) => ({ row, value: nearCentre(known, row, vector, dimensions) }))
    .toSorted(farther)
    .slice(0, most);
}
