import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { skillById } from '@waypost/contracts/taxonomy/skills';
import { monthsOfWork } from '../work/months-of-work.ts';

type Work = ResumeContent['work_experiences'][number];
type Skill = ResumeContent['skills'][number];

/** Characters of all positions together, some twenty pages: a hundred skills, each by all its names, are looked for in every one. */
const longestRead = 50_000;

/** Words between single spaces. Marks that names have stay, as in C++, C#, .NET and Node.js; what ends a sentence goes. */
const wordsIn = (text: string): string =>
  ` ${text
    .replace(/[^\p{L}\p{M}\p{N}+#.]+/gu, ' ')
    .replace(/\.{1,3}(?= |$)/g, '')
    .trim()} `;

/** What it is called. A name that is an everyday word, too, counts as it is spelt alone: "Go" is not "go". */
function namesOf({ skill_id, name }: Skill): { exact: string[]; anyhow: string[] } {
  const { aliases = [], ambiguous = [] } = skill_id === undefined ? {} : (skillById(skill_id) ?? {});
  const isExact = (one: string) => ambiguous.includes(one) && one !== one.toLowerCase();
  const all = [name, ...aliases];
  return {
    exact: all.filter(isExact).map(wordsIn),
    anyhow: all.filter((one) => !isExact(one)).map((one) => wordsIn(one).toLowerCase()),
  };
}

/** Each skill with the months of the dated positions that name it, whatever it is called there; without where none does. */
export function withMonths(skills: readonly Skill[], work: readonly Work[], today: string): Skill[] {
  let left = longestRead;
  const read = work.map((position) => {
    const text = `${position.job_title} ${position.work_summary}`.slice(0, left);
    left -= text.length;
    const words = wordsIn(text);
    return { position, words, lower: words.toLowerCase() };
  });
  return skills.map((skill) => {
    const { exact, anyhow } = namesOf(skill);
    const naming = read.filter(
      ({ words, lower }) =>
        exact.some((name) => words.includes(name)) || anyhow.some((name) => name.trim() !== '' && lower.includes(name)),
    );
    const months = monthsOfWork(
      naming.map(({ position }) => position),
      today,
    );
    return months === undefined ? skill : { ...skill, months };
  });
}
