import type { Vector } from '@waypost/model/vectors';
import { employerNames } from '../../analysis/employer-names.ts';
import { partLines } from '../../reading/text/run-on-lines.ts';
import { tokenise } from '../../reading/text/tokens.ts';
import { aboutOf } from '../about.ts';
import { askedPapers, type AskedPapers } from '../parts/requirements-part.ts';
import { plainWords } from '../plain-words.ts';
import type { ScoredJob, Words } from '../scored.ts';
import { askedSkills, type AskedSkill } from './asked-skills.ts';
import { needsIn, type AskedFor } from './needs.ts';
import { termsOf, type Term } from './terms.ts';
import { weightedWords, type Word } from './weighted-words.ts';

/** A post as every person is compared with it: read once. */
export type ReadPost = {
  job: ScoredJob;
  needs: ReadonlyMap<string, AskedFor>;
  required: readonly AskedSkill[];
  preferred: readonly AskedSkill[];
  papers: AskedPapers;
  /** The words that describe the work, what they are about, and those that a person is told of. */
  words: ReadonlyMap<string, Word>;
  about: Vector;
  terms: readonly Term[];
};

export function readPost(written: ScoredJob): ReadPost {
  const job = inPlainWords(written);
  const own = employerOf(job);
  const needs = needsIn(job, own);
  const asked = askedSkills(job, needs);
  const about = aboutOf(tokenise(dutiesOf(job)));
  return {
    job,
    needs,
    required: asked.filter(({ need }) => need !== 'nice'),
    preferred: preferredSkills(asked, needs),
    papers: askedPapers(job, needs),
    words: weightedWords(job),
    about,
    terms: termsOf(job, about, own),
  };
}

/** What the employer of a post goes by: whatever is read of the post, its name is no skill and no word of a trade. */
export const employerOf = (words: Words): ReadonlySet<string> =>
  employerNames(
    [words.description, words.responsibility, words.minimum_qualification, words.preferred_qualification ?? ''],
    words.company_name,
  );

/** The title stays as it is written, to be shown; who compares titles makes them plain. */
const inPlainWords = (job: ScoredJob): ScoredJob => ({
  ...job,
  description: plainLines(job.description),
  responsibility: plainLines(job.responsibility),
  minimum_qualification: plainLines(job.minimum_qualification),
  preferred_qualification: plainLines(job.preferred_qualification ?? ''),
});

const plainLines = (text: string) => partLines(plainWords(text)).text;

function preferredSkills(asked: readonly AskedSkill[], needs: ReadonlyMap<string, AskedFor>): AskedSkill[] {
  const known = new Set(asked.map(({ id }) => id));
  const told = [...needs.values()].filter(
    ({ id, need, category }) => need === 'nice' && category !== 'Soft skills' && !known.has(id),
  );
  return [
    ...asked.filter(({ need }) => need === 'nice'),
    ...told.map(({ id, name, need, choice }) => ({
      id,
      name,
      need,
      level: undefined,
      ...(choice !== undefined && { choice }),
    })),
  ];
}

/** A description speaks of the company too; of posts that came from elsewhere it is all there is. */
function dutiesOf(job: ScoredJob): string {
  const asked = [job.responsibility, job.minimum_qualification].join('\n');
  return `${job.title}\n${asked.trim() === '' ? job.description : asked}`;
}
