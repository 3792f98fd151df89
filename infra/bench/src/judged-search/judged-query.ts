import type { Rule } from './judge.ts';

export type JudgedQuery = {
  keyword: string;
  rule: Rule;
  /** What a mistyped keyword was meant as, which the search should say it took it for. */
  meant?: string;
};

/** Rules by the keyword they judge. */
export type Rules = Readonly<Record<string, Rule>>;

export const queriesOf = (rules: Rules): JudgedQuery[] =>
  Object.entries(rules).map(([keyword, rule]) => ({ keyword, rule }));
