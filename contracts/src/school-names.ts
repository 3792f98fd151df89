// A word has at most 40 letters: else each capital of a run of them would be a place to read all of it from.
const school =
  /(?:\p{Lu}[\p{L}'’.&-]{0,40}[ \t]+(?:(?:of|the|and|for|de)[ \t]+)*){0,5}(?:University|College|School|Institute|Academy|Polytechnic)\b(?:[ \t]+(?:of|for)(?:[ \t]+(?:the|and|of|\p{Lu}[\p{L}'’.-]*))+)?/gu;
const anySchool = /University|College|School|Institute|Academy|Polytechnic/;
const kindOfSchool = /^(?:High|Secondary|Primary|Elementary|Middle|Pre)[ -]School$/i;

/** "Bachelor of Social Work University of Larch", where a table had two cells: the degree is no part of the school's name. */
const subject =
  '(?:Account|Actuar|Administrat|Agricultur|Analytics|Applied|Architect|Arts|Automo|Bio|Business|Chemi|Civil|Commerc|Communicat|Comput|Criminal|Culinary|Data|Design|Econom|Educat|Electr|Engineer|Environment|Financ|Fine|Geo|Health|Histor|Hospitality|Human|Industrial|Informati|Journalis|Justice|Laws?|Literature|Management|Marketing|Mathemat|Mechanic|Media|Medic|Music|Nurs|Pharma|Philosoph|Physi|Politic|Psycholog|Public|Relations|Resource|Scienc|Social|Sociolog|Software|Statistic|Studies|System|Technolog|Theolog|Work)[a-z]{0,12}';
const studied = new RegExp(
  `\\b(?:(?:Bachelor|Master|Doctor|Associate)(?:['’]?s)?(?:[ \\t]+Degree)?|[BM]\\.?(?:S\\.?c|S\\.?W|B\\.?A|[SAE]|Eng|Tech|Com|Ed|Phil|Arch)\\b\\.?|Ph\\.?D\\b\\.?|J\\.?D\\b\\.?|LL\\.?[BM]\\b\\.?|A\\.?A\\.?S?\\b\\.?|Diploma|Certificate)(?:(?:[ \\t]+(?:of|in|and|the))*[ \\t]+${subject}(?=[ \\t]))*(?=[ \\t])`,
  'u',
);

/** A text with something else for each name of a school. "High School" is no name. */
export const replaceSchools = (text: string, by: string): string =>
  !anySchool.test(text)
    ? text
    : text.replaceAll(school, (name) => (kindOfSchool.test(name.trim()) ? name : besideDegree(name, by)));

function besideDegree(name: string, by: string): string {
  const { 0: degree, index = 0 } = studied.exec(name) ?? {};
  return degree === undefined ? by : `${index > 0 ? `${by} ` : ''}${degree} ${by}`;
}
