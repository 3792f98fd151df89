import { degrees, placesOf, shortPlacesOf } from './degrees.ts';

/** How people write of their own, in any capitals. */
const ownShort: readonly (readonly [rank: number, RegExp])[] = [
  [1, /\b(?:ged|a-levels?|diploma|abitur|baccalaur[eé]at|gcses?|leaving certificate|matura)\b/gi],
  [2, /\b(?:hnd|a[ds]n|a\.a\.s?)(?![a-z])/gi],
  [3, /\b(?:b\.?(?:sc|tech|eng|com)\b|b\.ed\b|bba\b|bs(?:n|cs|[cem]e)\b|llb\b|b\.[ase]\.|b[as]\b)/gi],
  [
    4,
    /\b(?:m\.?(?:sc|tech|eng|pharm)\b|m\.ed\b|m(?:ba|ph)\b|ms(?:[nw]|cs|[ce]e)\b|j\.d\.|llm\b|m\.[ase]\.|m[as]\b|diplom\b|diplom-)/gi,
  ],
  [5, /\b(?:ph\.?\s?d|d\.?phil|pharm\.?d|dvm|m\.d\.)(?![a-z])/gi],
];
const ownField: readonly (readonly [rank: number, RegExp])[] = [
  [2, /^aas?\b/i],
  [3, /^b[ase]\b/i],
  [4, /^(?:m[ase]|med)\b/i],
  [5, /^(?:md|dds|dmd)\b/i],
];

/** The highest that somebody has, by the degrees of their profile and the words of their resume; 0 for none. */
export const highestDegree = (own: readonly string[], resume: string): number =>
  Math.max(...[...own, resume].map(rankIn), ...own.map(rankOfField));

const rankIn = (text: string): number =>
  Math.max(
    0,
    ...degrees.filter(({ words }) => placesOf(text, words).length > 0).map(({ rank }) => rank),
    ...ownShort.filter(([, pattern]) => shortPlacesOf(text, pattern).length > 0).map(([rank]) => rank),
  );
const rankOfField = (degree: string): number =>
  Math.max(0, ...ownField.filter(([, pattern]) => pattern.test(degree.trim())).map(([rank]) => rank));
