/**
 * Every run is bounded, so that the time to read a text grows with its length and no faster. The text is `opened`: marks stand apart from
 * their letters.
 */
const emails = [
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+'-]{1,64}\s{0,2}@\s{0,2}[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){1,4}/gu,
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]{1,64}\s{0,2}[[(]\s?at\s?[\])]\s{0,2}[\p{L}\p{M}\p{N}-]{1,63}(?:\s{0,2}(?:\.|[[(]\s?dot\s?[\])])\s{0,2}[\p{L}\p{M}\p{N}-]{1,63}){1,4}/giu,
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]{1,64} at [\p{L}\p{M}\p{N}-]{1,63}(?: dot [\p{L}\p{M}\p{N}-]{1,63}){1,4}/giu,
];

const links = [
  /\b(?:https?:\/\/|www\.)[^\s<>"]{1,2000}/giu,
  // With a path any name of a host leads somewhere, without one the likes of a page of one's own: "Booking.com" is an employer.
  /(?<![\p{L}\p{M}\p{N}.@-])[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){0,3}\.[a-z]{2,6}\/[^\s<>"]{1,500}/giu,
  /(?<![\p{L}\p{M}\p{N}.@-])[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){0,3}\.(?:me|page|site|blog|name|dev|edu|ac\.[a-z]{2})(?![\p{L}\p{M}\p{N}-])/giu,
  /\b(?:linkedin|github|gitlab|twitter|instagram|facebook|skype|telegram|whatsapp)\s?[:@]\s?[^\s,;|]{2,60}/giu,
];

/** Programs for texts put spaces and hyphens there at which no line breaks, and longer dashes. */
const numbers = /(?<![\p{L}\p{N}])\+?[(]{0,1}\d[\d\p{Zs}\t()./\u2010-\u2013-]{5,22}\d(?![\p{L}\p{N}])/gu;
const fewestDigits = 7;

/** "2019 - 2022", "03/2019 - 11/2021", "2019-03-01". */
function isDate(found: string): boolean {
  const parts = found.split(/\D+/).filter(Boolean);
  const years = parts.filter((part) => /^(?:19|20)\d\d$/.test(part));
  return years.length > 0 && parts.every((part) => years.includes(part) || (part.length <= 2 && Number(part) <= 31));
}
const isPhone = (found: string) => found.replace(/\D/g, '').length >= fewestDigits && !isDate(found);

const mark = String.raw`\p{M}{0,2}`;
/** What forms ask of somebody that is no skill, in English, German, French, Spanish, Italian, Portuguese, Dutch and Polish. */
const factNames = [
  String.raw`gender|sex|pronouns|date of birth|birth ?date|d\.?o\.?b\.?|place of birth|born|age`,
  "(?:marital|civil) status|nationality|citizenship|religion|(?:father|mother|husband|spouse)['’]?s? name",
  `geburts(?:datum|ort|tag)|familienstand|geschlecht|nationalita${mark}t|staatsangeho${mark}rigkeit|konfession`,
  `(?:date|lieu) de naissance|nationalite${mark}|situation (?:de famille|familiale)`,
  'fecha de nacimiento|nacionalidade?|estado civil',
  `data (?:di nascita|de nascimento|urodzenia)|nazionalita${mark}`,
  'geboortedatum|nationaliteit|stan cywilny',
].join('|');
/** "Gender: female". */
const facts = new RegExp(String.raw`(?<!\p{L})(${factNames})([ \t]{0,3}[:–—-][ \t]{0,3})[^\n|•·]{1,60}`, 'giu');
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?[ ./-]{1,2})?(?:\d{1,2}[ ./-]{1,2}|\p{L}{3,10}${mark}\p{L}{0,4}\.? (?:\d{1,2},? )?)?(?:19|20)\d\d`;
/** "born 12.03.1980", "geb. am 12.03.1984", "née le 3 mai 1990": when, behind a word for it. */
const births = new RegExp(
  String.raw`(?<!\p{L})((?:born|geb(?:oren)?\.?|n(?:e${mark}){1,2}|nacid[oa]|nat[oa]|urodzon[ya]|fo${mark}dd|d\.?o\.?b\.?|date of birth|birth ?date)(?: (?:on|in|am|im|le|el|il|op))? )${day}`,
  'giu',
);
/** "I am 43 years old", ", 43 years old": not the age of a house or of pupils. */
const ages =
  /(?:(?<=^|\n|[,;|·(] ?)(?:1[89]|[2-7]\d) years old|(?<=\bI am |\bI['’]m )\d\d[- ]years?[- ]old)(?!\p{L})/giu;
const pronouns =
  /\b(?:she|he|they|ze|xe)\s?\/\s?(?:her|hers|him|his|them|theirs|they|zir|xem|she|he)(?:\s?\/\s?(?:hers|his|theirs|her|him|them))?\b/giu;
const titles = /\b(?:Mr|Mrs|Ms|Miss|Mx)\b\.?(?=\s)/g;

export function contactsHidden(text: string, by: string): string {
  let left = text;
  for (const pattern of [...emails, ...links]) left = left.replace(pattern, by);
  return left
    .replace(numbers, (found) => (isPhone(found) ? by : found))
    .replace(births, (_, word: string) => `${word}${by}`)
    .replace(ages, by)
    .replace(facts, (_, fact: string, colon: string) => `${fact}${colon}${by}`)
    .replace(pronouns, by)
    .replace(titles, by);
}
