type Degree = { rank: number; name: string; words: RegExp; short?: RegExp };

/** The short forms count in capitals only: "be" is not a degree. */
const degrees: readonly Degree[] = [
  {
    rank: 1,
    name: 'a high school diploma',
    words: /\b(?:high school|secondary school)\b/i,
    short: /\b(?:GED|A-levels?)\b/,
  },
  {
    rank: 2,
    name: 'an associate degree',
    words:
      /\b(?:associate'?s? degree|associate of|foundation degree|vocational (?:degree|diploma)|higher national diploma)\b/i,
    short: /\b(?:HND|A\.A\.S?|AAS)\b/,
  },
  {
    rank: 3,
    name: "a bachelor's degree",
    words: /\b(?:bachelor'?s?\b|undergraduate degree|college degree|university degree)/i,
    short: /\b(?:B\.?(?:Sc|A|S|Tech|E|Eng|Com|Ed)\b|BBA\b|BSN\b|LLB\b)/,
  },
  {
    rank: 4,
    name: "a master's degree",
    words:
      /\b(?:master'?s (?:degree|of|in)|master of|masters\b|postgraduate degree|graduate degree|advanced degree|juris doctor)/i,
    short: /\b(?:M\.?(?:Sc|A|S|Tech|E|Eng|Com|Ed)\b|MBA\b|MSN\b|LLM\b)/,
  },
  {
    rank: 5,
    name: 'a doctorate',
    words: /\b(?:doctorate|doctoral|doctor of)\b/i,
    short: /\b(?:Ph\.?\s?D|D\.?Phil|MD)\b/,
  },
];

const names = (text: string) => (degree: Degree) => degree.words.test(text) || (degree.short?.test(text) ?? false);

/** How people write of their own, in any capitals: "ba" is a degree where it stands alone, has dots or says in what. */
const ownShort: readonly (readonly [rank: number, RegExp])[] = [
  [1, /\b(?:ged|a-levels?)\b/i],
  [2, /\b(?:hnd|a\.a\.s?)(?![a-z])/i],
  [3, /\b(?:b\.?(?:sc|tech|eng|com|ed)\b|bba\b|bsn\b|llb\b|b\.[ase]\.|b[as] in )/i],
  [4, /\b(?:m\.?(?:sc|tech|eng)\b|m\.ed\b|mba\b|msn\b|llm\b|m\.[ase]\.|m[as] in |diplom\b|diplom-)/i],
  [5, /\b(?:ph\.?\s?d|d\.?phil|m\.d\.)(?![a-z])/i],
];
const ownField: readonly (readonly [rank: number, RegExp])[] = [
  [2, /^aas?\b/i],
  [3, /^b[ase]\b/i],
  [4, /^(?:m[ase]|med)\b/i],
  [5, /^md\b/i],
];

/** The least that a post asks for. */
export const askedDegree = (text: string): Degree | undefined => degrees.find(names(text));

/** The highest that somebody has, by the degrees of their profile and the words of their resume; 0 for none. */
export const highestDegree = (own: readonly string[], resume: string): number =>
  Math.max(...[...own, resume].map(rankIn), ...own.map(rankOfField));

const rankIn = (text: string): number =>
  Math.max(
    0,
    ...degrees.filter(({ words }) => words.test(text)).map(({ rank }) => rank),
    ...ownShort.filter(([, pattern]) => pattern.test(text)).map(([rank]) => rank),
  );
const rankOfField = (degree: string): number =>
  Math.max(0, ...ownField.filter(([, pattern]) => pattern.test(degree.trim())).map(([rank]) => rank));
