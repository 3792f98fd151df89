import { edge } from '../searched-text.ts';
import { foldedWords, stemOf, stemsOf } from '../words.ts';
import { speakers } from './languages.ts';
import { skillSpellings } from './skill-spellings.ts';
import { synonymGroups } from './synonym-groups.ts';
import { titlesAbroad } from './titles-abroad.ts';
import { wellKnownCities } from './well-known-cities.ts';
import { worldRegions } from './world-regions.ts';

/** Phrases, as stems, that mean the same as a run of `length` words. */
type Synonyms = { length: number; phrases: readonly (readonly string[])[] };

const key = (stems: readonly string[]) => stems.join(' ');
/** Before what is found where it is all of a name: the language Go, but no 'go-to-market'. */
const whole = '=';
const phrasesByTyped = new Map<string, Map<string, string[]>>();
let longest = 1;

/** All that is found by another name, as `synonym-groups.ts` writes it. */
export const nameGroups: readonly string[] = [
  ...synonymGroups,
  ...speakers,
  ...titlesAbroad,
  ...skillSpellings(),
  ...worldRegions,
];

const namesOf = (list = ''): string[] => list.split('|').map((name) => name.trim());

/** What is written as one word or as several, by its first word: 'healthcare' and 'health care', 'backend' and 'back end'. */
const spellings = Map.groupBy(
  synonymGroups.flatMap((group): [from: string[], to: string[]][] => {
    if (group.includes('>')) return [];
    const names = namesOf(group).map((name) => stemsOf(name));
    return names.flatMap((together) =>
      names
        .filter((apart) => together.length === 1 && apart.length > 1 && apart.join('') === together[0])
        .flatMap((apart): [string[], string[]][] => [
          [together, apart],
          [apart, together],
        ]),
    );
  }),
  ([[first = '']]) => first,
);

for (const group of nameGroups) {
  const [typed, meant] = group.includes('>') ? group.split('>') : [group, group];
  for (const from of phrases(typed)) {
    longest = Math.max(longest, from.length);
    const same = phrasesByTyped.get(key(from)) ?? new Map<string, string[]>();
    phrasesByTyped.set(key(from), same);
    for (const to of phrases(meant)) if (key(to) !== key(from)) same.set(key(to), to);
  }
}

// A title of another language finds all that its English names do: 'programador' finds software engineers.
const english = titlesAbroad.flatMap((group) => {
  const [typed, meant] = group.split('>');
  if (meant === undefined) return [];
  const more = phrases(meant).flatMap((phrase) => [...(phrasesByTyped.get(key(phrase))?.values() ?? [])]);
  return phrases(typed).map((from) => [key(from), more] as const);
});
for (const [from, more] of english) for (const to of more) phrasesByTyped.get(from)?.set(key(to), to);

/** 'Health and safety' is as often written 'health & safety', whose words stand together. */
function phrases(list = ''): string[][] {
  return namesOf(list).flatMap((name) => {
    const stems = stemsOf(name);
    if (name.startsWith(whole)) return [[edge, ...stems, edge]];
    const spelled = [stems, ...respelled(stems)];
    return stems.includes('and') ? [...spelled, stems.filter((stem) => stem !== 'and')] : spelled;
  });
}

/** A 'backend engineer' is a 'back end engineer', too. */
function respelled(stems: readonly string[]): string[][] {
  return stems.flatMap((stem, at) =>
    (spellings.get(stem) ?? [])
      .filter(([from]) => from.length < stems.length && from.every((part, more) => stems[at + more] === part))
      .map(([from, to]) => stems.toSpliced(at, from.length, ...to)),
  );
}

/** By what stands without a space for several words: 'frontdesk', 'newyork'. */
const runsByTogether = new Map<string, string[]>();
/** Fewer letters may be a word by themselves. */
const shortestTogether = 6;
const names = [...synonymGroups.flatMap((group) => group.split(/[|>]/)), ...wellKnownCities.split('|')];
for (const name of names) {
  const together = stemOf(foldedWords(name).join(''));
  const stems = stemsOf(name);
  if (stems.length > 1 && together.length >= shortestTogether) runsByTogether.set(together, stems);
}

/** The words that are written as one, if they are known apart. */
export const apart = (stem: string): readonly string[] | undefined => runsByTogether.get(stem);

/** The synonyms of the longest run of at most `most` stems that begins at `at`, if there are any. */
export function synonymsAt(stems: readonly string[], at: number, most = Infinity): Synonyms | undefined {
  for (let length = Math.min(most, longest, stems.length - at); length > 0; length--) {
    const same = phrasesByTyped.get(key(stems.slice(at, at + length)));
    if (same) return { length, phrases: [...same.values()] };
  }
  return undefined;
}
