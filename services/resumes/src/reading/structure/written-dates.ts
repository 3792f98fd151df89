const year = String.raw`(?:19|20)\d\d`;
/** In their order, in English, German, Spanish, French, Italian, Portuguese, Dutch, Polish, Swedish, Danish and Norwegian. "Mars" is a company, "MArch" a degree, "Mayo," and "Chiang Mai" are places. */
const months = [
  'jan(?:uary|uar|vier|eiro|uari)?|janv|j[aä]nner|ene(?:ro)?|gen(?:naio)?|stycz(?:eń|nia)',
  'feb(?:ruary|ruar|rero|braio|ruari)?|f[eé]vr?(?:ier|ereiro)?|lut(?:y|ego)',
  'mar(?:ch|zo|ço|zec|ca|ts)?|märz?|maart|mrt|(?-i:mars)',
  'apr(?:il|ile)?|abr(?:il)?|avr(?:il)?|kwie(?:cień|tnia)',
  'may|mayo(?!,)|(?<!chiang )mai|ma[ig]o|mag(?:gio)?|mei|maja?',
  'june?|juni|junio|juin|junho|giu(?:gno)?|czerw(?:iec|ca)',
  'july?|juli|julio|juil(?:let)?|julho|lug(?:lio)?|lip(?:iec|ca)',
  'aug(?:ust|ustus|usti)?|ago(?:sto)?|ao[uû]t|sierp(?:ień|nia)',
  'sept?(?:ember|iembre|embre)?|sett?(?:embre|embro)?|wrze(?:sień|śnia)',
  'o[ck]t(?:ober|ubre|obre)?|ott(?:obre)?|out(?:ubro)?|październik(?:a)?',
  'nov(?:ember|iembre|embre|embro)?|listopada?',
  'de[cz](?:ember|embre|embro)?|desember|d[eé]c(?:embre)?|dic(?:iembre|embre)?|grud(?:zień|nia)',
];
const monthName = String.raw`\b(?!(?-i:MArch))(?:${months.join('|')})(?![a-zà-ÿ])`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th|er)?`;
/** What short words for a part of a year stand behind: those behind a name are a part of it, as in "Berlin Mitte" and "Studio Fin". */
const beforeAbout = String.raw`(?:^|[^\sa-zà-ÿ.,]\s?|\b(?:seit|ab|vo[nm]|bis|since|from|until|to|depuis|de|dès|à|desde|a|hasta|dal?|al?|van|sinds|tot|en|und|e) )`;
/** "Early 2016", "mid-2019", "end of May 2019", "mi-2019" say no day. */
const about = String.raw`(?:(?:\b(?:early|mid|late|approx\.?|circa|ca\.|(?:the )?(?:beginning|end|start|middle) of|principios de|mediados de|finales de)[ -]|\bmi-|(?<=${beforeAbout})(?:anfang|mitte|ende|début|fin|begin|eind|inizio|metà|fine) )?)`;
/** "15 March 2019", "Mar. 15th, 2019", "Sep '19", "Mar2019", "Mar/2019", "15 de marzo de 2019", "Summer 2019", "Q1 2019", "2019, Mar", "01.03.2019", "03/2019", "2019-03", "2019". */
const date = `(?:${about}(?:${[
  String.raw`(?:${day}\.? (?:de )?)?${monthName}(?:\.? ${day},|[.,]{0,2}|[/-](?=\d{4})) ?(?:del? )?(?:${year}|'\d\d)`,
  String.raw`(?:spring|summers?|fall|autumn|winters?|q[1-4]|été|printemps|automne|hiver|sommer|frühjahr|herbst|verano|otoño|invierno)(?: (?:of|de))?,? ${year}`,
  String.raw`${year},? ${monthName}\.?(?! ?(?:${day},? ?)?${year})`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-]${year}`,
  String.raw`\d{1,2}(?:[.-]| ?/ ?)${year}`,
  String.raw`${year}[-/.](?:0[1-9]|1[0-2])(?:[-/.]\d\d)?(?!\d)`,
  year,
].join('|')}))`;
const now = String.raw`(?:(?:(?:un)?till?|to)[ -])?(?:the |la )?(?:${[
  'presente?|présent|current(?:ly)?|now|today|ongoing|date',
  "heute|aktuell|hoy|fecha|actual(?:idad|mente)?|aujourd'hui|ce jour|en cours",
  'oggi|attual(?:e|mente)|in corso|atual(?:mente)?|o momento|heden|obecnie|nadal|teraz',
  'pågående|nu(?:varande|værende)?|nå(?:værende)?|d\\.d\\.?|dags dato|i ?dag',
].join('|')})(?![\wà-ÿ])`;
const dash = '(?:-{1,3}|–|—)';
const until = `(?:${dash}|→|~|(?:up )?(?:to:?|until|till?)|through|thru|bis|hasta|à|au|al?|tot|t/m|do)`;

/** A range of dates in a line: the first group is its start, the second its end. */
const dateRange = new RegExp(String.raw`(?<!\d)(${date})\s?${until}\s?(${date}|${now})`, 'i');
/** The same with a slash, or where a program that wrote the file lost the dash; only months make it safe. */
const dashlessRange = new RegExp(
  String.raw`(${monthName}\.? ${year}|${year}(?= present$))(?: | ?/ ?)(${monthName}\.? ${year}|present)`,
  'i',
);
/** In two cells of a table: from, to. */
const tabbedRange = new RegExp(String.raw`(?<!\d)(${date})\t(${date}|${now})(?=\t|$)`, 'i');
/** "June – August 2019". */
const monthRange = new RegExp(String.raw`\b(${monthName})\.? ?${until} ?(${monthName}[.,]{0,2} ${year})`, 'i');
/** "03/18 – 05/20", "Jan 18 - present". */
const shortDate = String.raw`(?:\d{1,2}/\d\d|${monthName}\.? '?\d\d)(?![\d/])`;
const shortRange = new RegExp(String.raw`(?<![\d/])(${shortDate}) ?${until} ?(${shortDate}|${now})`, 'i');
/** "2019–22". */
const yearRange = new RegExp(String.raw`(?<!\d)(${year}) ?[-–—/] ?(\d\d)(?![\d/.-]| ?%)`);
/** "98 – 04", "'14 – '16" at the end of a line. What does not begin as years of that time do is a number of something: "10 – 20". */
const shortYears = new RegExp(
  String.raw`(?:^|[,|(\t] ?| {2,})((?:[6-9]|0)\d|'\d\d) ?${dash} ?('?\d\d|${now})\)?$`,
  'i',
);
const season = '(?:spring|summers?|fall|autumn|winters?)(?: of)?,?';
/** "Summers 2019, 2020", "Summer 2018, Summer 2019 and Summer 2020". */
const seasons = new RegExp(
  String.raw`\b(${season} ${year})(?:(?:,? and|,| &) (?:${season} )?${year}){0,3}(?:,? and|,| &) (?:${season} )?(${year})`,
  'i',
);
/** "since 2019", "2019 –", "(2019 –)", "2019 –" far from the words behind it. */
const openRange = new RegExp(
  String.raw`(?:\b(?:since|from|seit|ab|desde|depuis|dal|sinds|od) (${date})(?! ?${until} ?\w)|(?<![\d–—-] ?)(${date}) ?${dash}(?=$|\)|\t(?!${date}))|^(${year})–(?= \p{Lu}\p{Ll}))`,
  'iu',
);
/** "…, '16" at the end of a line. */
const shortYear = String.raw`(?<=[,(|] ?)'\d\d(?=\)?$)`;
const loneDate = new RegExp(String.raw`(?<![\w/.-])(${date}|${shortYear})(?![\w/-]|\.\d)`, 'i');

/** "Mars 2020 – aujourd'hui", "août 2019 – Mars 2020", "Mars – août 2019": with a capital it is a company beside years alone. */
const frenchMarch = new RegExp(
  String.raw`\bMars(?=(?: ${year})? ?${until} ?(?:${day} )?(?:${monthName}|aujourd'hui|ce jour|présent|en cours|d\.d\.|dags dato|nå|nu|pågående|i dag))|(?<=${monthName}\.? (?:${year} )?${until} ?)Mars(?= ${year})`,
  'gi',
);

/** What takes a tenth of a second to compile. */
export const datePatterns: readonly RegExp[] = [
  dateRange,
  dashlessRange,
  tabbedRange,
  seasons,
  monthRange,
  shortRange,
  openRange,
  loneDate,
  frenchMarch,
];

const monthNames = months.map((names) => new RegExp(`^(?:${names})$`));

/** `YYYY-MM`, `YYYY` where no month is given, or `present`. */
function calendar(written: string): string {
  const [full] = /(?:19|20)\d\d/.exec(written) ?? [];
  const [, short] = full === undefined ? (/(\d\d)$/.exec(written) ?? []) : [];
  if (full === undefined && short === undefined) return 'present';
  const inYear = full ?? `${Number(short) > 60 ? '19' : '20'}${short}`;
  const month = monthIn(written.toLowerCase(), full ?? `'${short}`);
  return month >= 1 && month <= 12 ? `${inYear}-${String(month).padStart(2, '0')}` : inYear;
}

/** 0 where none is given. */
function monthIn(written: string, inYear: string): number {
  if (/^(?:q\d|s[pu]|fall|autumn|winter)/.test(written)) return 0;
  const words = written.match(/\p{L}{3,}/gu);
  if (words) return monthNames.findIndex((month) => words.some((word) => month.test(word))) + 1;
  const numbers =
    written
      .replace(inYear, '')
      .match(/\d{1,2}/g)
      ?.map(Number) ?? [];
  const [first = 0, second] = numbers;
  if (second === undefined || written.startsWith(inYear)) return first;
  // 01.03.2019 is in March, and so are 03/15/2019 and 01/03/2019, as work begins with a month; 05/03/2019 is where months stand first.
  return written.includes('.') || first > 12 || (first === 1 && second <= 12) ? second : first;
}

type Found = { start: string; end: string; index: number; length: number };

/** From when to when, as a line says it. */
function rangeFound(written: string): Found | undefined {
  const line = written.includes('Mars') ? written.replaceAll(frenchMarch, 'mars') : written;
  const found = (match: RegExpExecArray | null, start?: string, end?: string): Found | undefined =>
    match && start !== undefined && end !== undefined
      ? { start: calendar(start), end: calendar(end), index: match.index, length: match[0].length }
      : undefined;
  const usual = dateRange.exec(line) ?? dashlessRange.exec(line);
  if (usual) return found(usual, usual[1], usual[2]);
  const inCells = tabbedRange.exec(line);
  if (inCells) return found(inCells, inCells[1], inCells[2]);
  const inSeasons = seasons.exec(line);
  if (inSeasons) return found(inSeasons, inSeasons[1], inSeasons[2]);
  const inMonths = monthRange.exec(line);
  if (inMonths) return found(inMonths, `${inMonths[1]} ${inMonths[2]?.slice(-4)}`, inMonths[2]);
  const short = shortRange.exec(line);
  if (short) return found(short, apostrophed(short[1]), apostrophed(short[2]));
  const inYears = yearRange.exec(line);
  // 2019-03 is a month, and 2019-22 are years.
  if (inYears && Number(inYears[2]) > Number(inYears[1]?.slice(2))) {
    return found(inYears, inYears[1], `${inYears[1]?.slice(0, 2)}${inYears[2]}`);
  }
  const inShort = shortYears.exec(line);
  if (inShort) return found(inShort, apostrophed(inShort[1]), apostrophed(inShort[2]));
  const open = openRange.exec(line);
  return open ? found(open, open[1] ?? open[2] ?? open[3], 'present') : undefined;
}

const apostrophed = (written = '') => written.replace(/[ /]?'?(\d\d)$/, " '$1");

const lastRange = new RegExp(String.raw`(?<!\w)${date}\s?${until}\s?(?:${date}|${now})$`, 'i');

/** Where the range begins with which a text ends; -1 where it ends with none, or with one that ends before it starts. */
export function rangeAtEnd(text: string): number {
  const { index } = lastRange.exec(text) ?? { index: -1 };
  const { start = '', end = '' } = index < 0 ? {} : (rangeIn(text.slice(index)) ?? {});
  return end === 'present' || start.slice(0, 4) <= end.slice(0, 4) ? index : -1;
}

export function rangeIn(line: string): { start: string; end: string } | undefined {
  const found = rangeFound(line);
  return found && { start: found.start, end: found.end };
}

/** When something was, by one line, and the words of the line before and after it. */
export type Dated = {
  start?: string;
  end?: string;
  isCurrent: boolean;
  isRange: boolean;
  before: string;
  after: string;
};

/** The dates that a line carries at its start, its end or between separators; undefined for a line that only mentions a year. */
export function datesOf(line: string): Dated | undefined {
  const range = rangeFound(line);
  if (range) {
    const { start, end, index, length } = range;
    const isCurrent = end === 'present';
    const apart = partsAround(line, index, length);
    return { start, ...(!isCurrent && { end }), isCurrent, isRange: true, ...apart };
  }
  const lone = loneDate.exec(line);
  if (lone?.[1] === undefined) return undefined;
  const apart = partsAround(line, lone.index, lone[0].length);
  const rest = line.slice(lone.index + lone[0].length);
  const isApart = apart.before === '' || apart.after === '' || saysMore.some((pattern) => pattern.test(rest));
  return isApart ? { end: calendar(lone[1]), isCurrent: false, isRange: false, ...apart } : undefined;
}

/** The dates of a line that says nothing else. */
export function datesAlone(line: string): Dated | undefined {
  const dated = datesOf(line);
  return dated?.before === '' && dated.after === '' ? dated : undefined;
}

/** "2014 (magna cum laude)", "2014 (GPA 3.8)". */
const honours =
  /^ ?\((?:[a-z ]{0,20}cum laude|(?:first|second)[ -]class[a-z ,]{0,20}|(?:with )?(?:hons?\.?|honou?rs|(?:high )?distinction|merit)|\d{2,4} points|(?:c?gpa:? ?)?\d\.\d{1,2}(?: ?\/ ?\d(?:\.\d)?)?(?: gpa)?)\)$/i;

/** "2016. Dissertation: Krill under ice": what is said of the same studies. */
const goesOn =
  /^\. (?:(?:doctoral|masters?(?:['’]s)?|ph\.?d\.?) )?(?:advis[eo]r|concentration|coursework|dissertation|gpa|graduated|honou?rs|major|minor|speciali[sz]ation|supervisor|thesis)\b/i;

/** "2020 – CGPA 8.9/10", "2018; GPA 3.8", "2014 – 92%" */
const graded =
  /^ ?(?:[;–—-] ?|with (?:an? )?)(?:(?:overall|final|cumulative) )?(?:c?gpa:? ?\d{1,2}(?:\.\d{1,2})?(?: ?\/ ?\d{1,2}(?:\.\d{1,2})?)?|\d{1,2}(?:\.\d{1,2})?(?: ?\/ ?\d{1,2}(?:\.\d{1,2})?| ?%))$/i;

/** What may stand behind a date that words stand before. */
const saysMore = [/^ ?[)\]|·•,\t]/, honours, goesOn, graded];

const partsAround = (line: string, index: number, length: number) => ({
  before: tidy(line.slice(0, index).replace(label, '')),
  after: tidy(line.slice(index + length).replace(duration, '')).replace(/^\.$/, ''),
});

/** What stands before a date and belongs to it. */
const label =
  /(?:^(?:de|du|von|vom|del)|\b(?:expected|anticipated|graduat(?:ed|ion|ing)|grad\.?|issued|completed|conferred|obtained|awarded|class of|since|from|seit|ab|desde|depuis|dal|sinds|od|dates?|period|duration|tenure))[ :\t]{0,3}(?:graduation|date)?[ :]{0,3}$/i;
/** "(3 years 2 months)", as it stands behind the dates. */
const length = String.raw`\d{1,2}\+? ?(?:yrs?|years?|mos?|months?)\b\.?`;
const duration = new RegExp(String.raw`^\s?[)\]]?\s?[([·|,–-]?\s?${length}(?:,? (?:and )?${length})?\s?[)\]]?`, 'i');
const durationAlone = new RegExp(String.raw`^[([]?${length}(?:,? (?:and )?${length})?[)\]]?$`, 'i');

/** Whether a line says how long something was, and nothing else. */
export const isDuration = (line: string) => durationAlone.test(line);

/** Without the separators and empty brackets that are left where something was taken out. A run of them is tried from its beginning only. */
export const tidy = (text: string): string =>
  text
    .replace(/[([] ?[)\]]/g, '')
    .replace(/^[\s,;|·•:)\]–—-]+/, '')
    .replace(/(?<![\s,;|·•:([–—-])[\s,;|·•:([–—-]+$/, '');
