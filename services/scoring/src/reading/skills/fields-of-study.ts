import { anyCase } from '../text/any-case.ts';
import { matchesIn } from '../text/matches-in.ts';
import type { Place } from '../text/place.ts';
import { sentenceEnd } from '../text/sentence-end.ts';

/** Short forms in capitals only, and those of two letters where they are of studies: "MS in", not "be in" and "MS Office". */
const degree = new RegExp(
  [
    `\\b${anyCase("(?:degrees?|gcses?|bachelor(?:['’]?s)?|master['’]?s|doctorate|diploma|(?:educational|academic) backgrounds?|(?:field|discipline|major|subject)s?(?= ?(?:\\(|,? (?:such as|like|including|e\\.g|i\\.e))))")}\\b`,
    '\\b(?:[Pp][Hh]\\.? ?[Dd]|[BM]\\.?(?:[Ss]\\.?[Cc]|Eng|Tech|Com)|MBA)\\b\\.?',
    '\\b[BM]\\.?[ASE](?=\\.?(?:[/,)]| (?:in|or|and|degree|&|with|-)\\b|$))\\.?',
  ].join('|'),
  'g',
);
const softened =
  '\\((?:[a-z ]{0,12}(?:preferred|required|desired)|(?:or|near(?:ing)?|close|recently|about) [a-z -]{1,40}|[a-z]{1,5}(?:[/, ]{1,2}[a-z]{1,5}){0,3})\\)';
/** What most degrees are in, where no word leads to it: "BS or MS statistics, economics". */
const studied =
  '(?:statistics|computer science|economics|mathematics|math|physics|engineering|business|accounting|finance|biology|chemistry|psychology)';
/** What a degree is in, behind few words: "or higher (preferred) in", "with a major in", "field such as". */
const begins = new RegExp(
  `^(?: ?(?:,|/|or|and)? ?(?:MS|MA|MSc|M\\.S\\.|Master['’]?s|Ph\\.?D)){0,2}\\.? (?=${studied}\\b)|^(?:[^;\\n\\d(]|${softened}){0,60}?(?:\\bin\\b|\\bof(?= (?:engineering|business|commerce|law|nursing|education|technology|pharmacy|architecture)\\b)|\\bpursuing\\b|\\bmajor(?:ing)?:?|\\bsuch as|\\blike|\\bincluding|\\be\\.g\\.,?|\\bi\\.e\\.,?|(?!${softened})\\(|:)\\s?`,
  'i',
);
/** Behind what it is in something else is asked for. */
const others = anyCase(
  'required|preferred|desired|plus|must|is|are|with|from|who|experience|knowledge|skills?|abilit(?:y|ies)|proficien\\w+|familiar\\w*|understanding|expertise|strong|solid|excellent|proven|good|working|hands-on|demonstrated|certifi\\w+|licen[cs]\\w+|minimum|at least|combination|equivalent|(?:related|similar|relevant|comparable)(?: [a-z]+){0,2} (?:fields?|disciplines?|areas?|majors?|subjects?|stud(?:y|ies)|degrees?|sciences?)',
);
/** No short form in brackets ends it: "Electrical Engineering (EE)". */
const ends = new RegExp(`${sentenceEnd}|\\d|(?<!\\([A-Za-z]{1,5})\\)|\\b(?:${others})\\b`);
/** What may stand between a degree and what it is in: "(Ph.D.) or foreign equivalent in", "is required, preferably in". */
const between =
  /^\.?\)|\([^)]*\)|\bor (?:(?:an?|its|the|foreign|us) ){0,2}equivalent\b|\b(?:(?:is|are) )?(?:an? )?(?:required|preferred|desired|must)(?=,? (?:(?:preferably |ideally )?in\b|\())/gi;
/** "GCSE grade 4 or above in", "GCSEs (A*-C) including" */
const grades =
  /^ ?\(?(?:at )?(?:grades? )?(?:[A-G]\*?|\d)(?: ?(?:[-–/]|to) ?(?:[A-G]\*?|\d))?\)?(?: or (?:above|better|higher|equivalent))?(?=,? (?:in|including)\b)/;
const reach = 240;

/** Where a text says what a degree is of: "Bachelor's degree in statistics, physics or a related field", "an engineering degree". */
export function fieldsOfStudy(text: string): Place[] {
  return [...matchesIn(text, degree)].flatMap(({ 0: words, index }) => {
    const graded = grades.exec(text.slice(index + words.length, index + words.length + 40))?.[0] ?? '';
    const end = index + words.length + graded.length;
    const behind = text.slice(end, end + reach);
    const lead = begins.exec(behind)?.[0];
    if (lead === undefined || ends.test(lead.replaceAll(between, '').slice(0, -1))) return [];
    const fields = behind.slice(lead.length);
    const start = end + lead.length;
    return [{ start, end: start + (ends.exec(fields)?.index ?? fields.length) }];
  });
}
