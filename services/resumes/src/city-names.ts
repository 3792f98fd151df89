import { folded } from '@waypost/contracts/bounded-marks';
import { skills } from '@waypost/contracts/taxonomy/skills';
import { cityAliases } from '@waypost/runtime/cities/city-aliases';
import { cityColumns } from '@waypost/runtime/cities/geo-names';
import { forEachYielding } from '@waypost/runtime/for-each-yielding';
import { madeOnce } from '@waypost/runtime/made-once';
import type { Cities } from './content/entries/places.ts';

/** The names of all listed cities. The list is read in a thread of its own, which takes a third of a second, and folded in turns. */
export const cityNames = madeOnce(read);

async function read(): Promise<Cities> {
  const { names } = await cityColumns();
  const cities = new Set<string>();
  await forEachYielding([...names.split('\n'), ...Object.values(cityAliases).flat()], (name) => {
    cities.add(plainly(name));
    if (hasUmlaut.test(name)) cities.add(folded(name.replaceAll(umlauts, (letter) => spelled[letter] ?? letter)));
  });
  // "Software Engineer, Mobile" is not in Alabama.
  for (const { name } of skills) for (const word of name.split(/[^\p{L}]+/u)) cities.delete(plainly(word));
  return cities;
}

/** "Aarhus", "Muenchen" */
const spelled: Readonly<Record<string, string>> = {
  Å: 'Aa',
  å: 'aa',
  ä: 'ae',
  Ö: 'Oe',
  ö: 'oe',
  ø: 'oe',
  Ü: 'Ue',
  ü: 'ue',
};
const hasUmlaut = new RegExp(`[${Object.keys(spelled).join('')}]`);
const umlauts = new RegExp(hasUmlaut, 'g');

/** Most names are of plain letters, and there are fifty thousand. */
const plainly = (name: string) => (/^[\x20-\x7e]*$/.test(name) ? name.toLowerCase() : folded(name));
