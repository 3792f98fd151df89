// A word has at most 40 letters: else each capital of a run of them would be a place to read all of it from.
const school =
  /(?:\p{Lu}[\p{L}'’.&-]{0,40}[ \t]+(?:(?:of|the|and|for|de)[ \t]+)*){0,5}(?:University|College|School|Institute|Academy|Polytechnic)\b(?:[ \t]+(?:of|for)(?:[ \t]+(?:the|and|of|\p{Lu}[\p{L}'’.-]*))+)?/gu;
const kindOfSchool = /^(?:High|Secondary|Primary|Elementary|Middle|Pre)[ -]School$/i;

/** A resume without the names of schools, so that none can match a word of a post. "High School" is no name. */
export const withoutSchools = (resume: string): string =>
  resume.replaceAll(school, (name) => (kindOfSchool.test(name.trim()) ? name : ' '));
