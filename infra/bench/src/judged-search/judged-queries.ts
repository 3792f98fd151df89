import { queriesOf, type JudgedQuery } from './judged-query.ts';
import { combinations, companies, seniorities } from './queries/combinations.ts';
import { mistyped, otherWords } from './queries/other-words.ts';
import { professions } from './queries/professions.ts';
import { skills } from './queries/skills.ts';
import { technologyTitles } from './queries/technology.ts';
import { titles } from './queries/titles.ts';

export type QueryKind =
  | 'profession'
  | 'title'
  | 'technology'
  | 'skill'
  | 'level'
  | 'several'
  | 'company'
  | 'other words'
  | 'mistyped';

const direct = {
  profession: queriesOf(professions),
  title: queriesOf(titles),
  technology: queriesOf(technologyTitles),
  skill: queriesOf(skills),
  level: queriesOf(seniorities),
  several: queriesOf(combinations),
  company: queriesOf(companies),
} satisfies Partial<Record<QueryKind, JudgedQuery[]>>;

const ruleOf = new Map(
  Object.values(direct)
    .flat()
    .map(({ keyword, rule }) => [keyword, rule]),
);

/** A keyword is judged by what it stands for. */
function judgedAs(keyword: string) {
  const rule = ruleOf.get(keyword);
  if (!rule) throw new Error(`No rule judges “${keyword}”`);
  return rule;
}

export const judgedQueries: Readonly<Record<QueryKind, readonly JudgedQuery[]>> = {
  ...direct,
  'other words': Object.entries(otherWords).map(([keyword, standsFor]) => ({ keyword, rule: judgedAs(standsFor) })),
  mistyped: Object.entries(mistyped).map(([keyword, meant]) => ({ keyword, rule: judgedAs(meant), meant })),
};
