import { tokenise } from '../../reading/text/tokens.ts';
import type { ScoredJob } from '../scored.ts';

/** Words that stand in nearly every post and resume, and those that say who somebody is, not what they do. */
const ignored = new Set(
  `a an the and or of to in for on with by from at as is are be been being will would can could should may must shall have has had do does did not no nor
  this that these those it its we our us you your they their them i my me he she his her him who whom which what when where how all any each every other such
  than then so if but also more most many much some both either between within across through during while about into over under up out per via etc
  ability able abilities work working worked works job jobs role position candidate candidates applicant applicants company team teams member members people
  experience experienced years year month months skill skills knowledge understanding required requirement requirements require requires preferred plus must
  responsibility responsibilities responsible duty duties qualification qualifications minimum include includes including ensure ensuring provide provides providing
  support supporting good excellent strong great high highly proven related relevant various new well using use used based level environment opportunity opportunities
  day daily time full part strong degree bachelor bachelors master masters equivalent education diploma help make need needs take join looking seeking ideal successful
  equal employer employment benefits salary pay location status apply application please career growth world best business field least one two three four five
  before after again always never often here there now soon still already just only very too yet once own same few since until without around along away back down off
  decide change feel run find see keep look think know want get give let tell bring put set go come
  man men woman women male female gender age young old mr mrs ms race religion national nationality citizen origin disability veteran marital`.split(
    /\s+/,
  ),
);

export type Word = { written: string; weight: number };

/** Once is a mention, again is a theme: the weight grows with the logarithm of the count, as in BM25 and TF-IDF. */
export function weightedWords(job: ScoredJob): Map<string, Word> {
  const counts = new Map<string, { written: string; count: number; named: boolean }>();
  const asked = [job.responsibility, job.minimum_qualification, job.preferred_qualification ?? ''].join('\n');
  for (const [text, count] of [
    [asked, 2],
    [job.description, 1],
  ] as const) {
    for (const { text: written, lower, stem } of tokenise(text)) {
      if (lower.length < 3 || /^\d/.test(lower) || ignored.has(lower)) continue;
      const known = counts.get(stem) ?? { written: lower, count: 0, named: true };
      counts.set(stem, { written: known.written, count: known.count + count, named: known.named && written !== lower });
    }
  }
  // A word that never stands in lower case is a name: of a product, which the skills count, or of a company, school or people.
  const words = [...counts].filter(([, { named }]) => !named);
  return new Map(
    words.map(([stem, { written, count }]) => [stem, { written, weight: Math.round(1000 * (1 + Math.log(count))) }]),
  );
}
