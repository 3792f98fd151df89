import { skills } from '@waypost/contracts/taxonomy/skills';
import { synonymsAt } from '../lists/synonyms.ts';
import { stemsOf } from '../words.ts';
import type { TypedUnit, Unit } from './typed-unit.ts';

const kinds = new Set(['Programming languages', 'Web and mobile development']);
/** Which nearly every developer knows, whatever they write software in. */
const ofAny = new Set(['SQL', 'HTML', 'CSS', 'XML', 'JSON', 'YAML', 'Regular expressions']);
/** What is done with languages and frameworks, and none itself: 'web development'. */
const doing = /(?:development|design|management|accessibility|optimization|services|apps)$/i;

const technologies: ReadonlySet<string> = new Set(
  skills
    .filter(({ category, name }) => kinds.has(category) && !doing.test(name) && !ofAny.has(name))
    .flatMap(({ name, aliases }) => [name, ...aliases].map((term) => stemsOf(term).join(' '))),
);
const developers: ReadonlySet<string> = new Set(stemsOf('developer dev programmer coder'));

/** Whether it is who writes software in what stands before: 'Java developer', 'React JS dev'. */
export const isDeveloperOf = (stems: readonly string[], before: Unit): boolean =>
  stems.length === 1 && developers.has(stems[0] ?? '') && before.same.some((name) => technologies.has(name.join(' ')));

/** What else titles call a developer in some language: an 'engineer' alone may build bridges. */
const titles = ['software', 'backend', 'frontend', 'full stack', 'mobile', 'embedded']
  .map((kind) => stemsOf(`${kind} engineer`))
  .flatMap((title) => [title, ...(synonymsAt(title, 0)?.phrases ?? [])]);

/** Makes of a 'C++ developer' one who may be called a software engineer or a C++ engineer, too. */
export const withTitlesOfDevelopers = (units: readonly TypedUnit[]): TypedUnit[] =>
  units.map((unit, at) => {
    const before = units[at - 1];
    if (unit.isQuoted || !before || before.isQuoted || before.isExcluded) return unit;
    if (!isDeveloperOf(unit.stems, before)) return unit;
    const same = [...unit.same, ...titles, [...before.stems, ...stemsOf('engineer')]];
    const typed = unit.query ?? { phrase: unit.stems };
    return { ...unit, same, query: { any: [typed, ...same.map((phrase) => ({ phrase }))] } };
  });
