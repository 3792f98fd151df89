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

/** What people say of themselves that is no skill, as a form has it: "Gender: female". */
const facts =
  /\b(gender|sex|pronouns|date of birth|birth ?date|d\.?o\.?b\.?|place of birth|born|age|marital status|nationality|citizenship|religion)([ \t]{0,3}[:–—-][ \t]{0,3})[^\n|•]{1,60}/giu;
const pronouns =
  /\b(?:she|he|they|ze|xe)\s?\/\s?(?:her|hers|him|his|them|theirs|they|zir|xem|she|he)(?:\s?\/\s?(?:hers|his|theirs|her|him|them))?\b/giu;
const titles = /\b(?:Mr|Mrs|Ms|Miss|Mx)\b\.?(?=\s)/g;

export function contactsHidden(text: string, by: string): string {
  let left = text;
  for (const pattern of [...emails, ...links]) left = left.replace(pattern, by);
  return left
    .replace(numbers, (found) => (isPhone(found) ? by : found))
    .replace(facts, (_, fact: string, colon: string) => `${fact}${colon}${by}`)
    .replace(pronouns, by)
    .replace(titles, by);
}
