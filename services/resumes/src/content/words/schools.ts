/** What schools are called in other languages than English, as a part of a pattern. */
export const schoolsAbroad = [
  String.raw`\p{L}{3,20}schule|gymnasium|technikum`,
  'école|escuela|escola|universidade?|faculdade',
  'politecnico|hogeschool|coláiste',
  'uniwersytet|politechnika|szkoła|zespół szkół',
  String.raw`universitet(?:et)?|høgskolen?|högskolan?|gymnasieskola|\p{L}{3,20}skol[ae]`,
].join('|');

/** What schools are called. */
const schools = new RegExp(
  String.raw`(?<!\p{L})(?:university|universit\p{L}{1,3}|college|institut\p{L}{0,3}|school|academy|sixth form|polytechnic|lyc[eé]e|lice[ou]m?|${schoolsAbroad}|faculty|secondary(?= school|,|$))(?!\p{L})`,
  'iu',
);
/** Those that go by their letters. */
const short = /\b(?:RWTH|ETH|IES|EPFL|IIT|MIT|UCLA|KIT|TU|TH|FH|HTW)\b/;

export const namesSchool = (text: string) => schools.test(text) || short.test(text);
/** The source of a pattern that finds the name of a school. */
export const { source: schoolWords } = schools;
