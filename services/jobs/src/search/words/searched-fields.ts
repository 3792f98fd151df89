/** The fields that a keyword is looked for in, with how much more than the description each weighs. */
export const fieldWeights = {
  title: 10,
  company: 4,
  places: 3,
  skills: 5,
  tags: 3,
  description: 1,
  requirements: 1.5,
} as const;
type WordField = keyof typeof fieldWeights;
export const wordFields = Object.keys(fieldWeights) as WordField[];

/** Where the words of a post stand that is *about* a keyword; one that has them elsewhere only *mentions* it. */
export const aboutFields = ['title', 'company', 'places', 'skills'] as const satisfies WordField[];

/** `titleParts` has the title once more, cut at its commas and dashes, for what has to stand together or at an end. */
export type SearchedField = WordField | 'titleParts';
export const searchedFields: readonly SearchedField[] = [...wordFields, 'titleParts'];
