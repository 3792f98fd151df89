// A word has at most 40 letters: else each capital of a run of them would be a place to read all of it from.
const school =
  /(?:\p{Lu}[\p{L}'’.&-]{0,40}[ \t]+(?:(?:of|the|and|for|de)[ \t]+)*){0,5}(?:University|College|School|Institute|Academy|Polytechnic)\b(?:[ \t]+(?:of|for)(?:[ \t]+(?:the|and|of|\p{Lu}[\p{L}'’.-]*))+)?/gu;
const anySchool = /University|College|School|Institute|Academy|Polytechnic/;
const kindOfSchool = /^(?:High|Secondary|Primary|Elementary|Middle|Pre)[ -]School$/i;

/** A text with something else for each name of a school. "High School" is no name. */
export const replaceSchools = (text: string, by: string): string =>
  !anySchool.test(text) ? text : text.replaceAll(school, (name) => (kindOfSchool.test(name.trim()) ? name : by));
