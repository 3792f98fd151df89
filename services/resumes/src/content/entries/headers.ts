import { tidy } from '../../reading/structure/written-dates.ts';
import { namesOrganisation } from '../words/organisations.ts';
import { endsInPosition, namesPosition } from '../words/positions.ts';

const strong = / ?[|·•→\t] ?| [–—-] | @ /u;
/** Not before what a company is by law, and not in brackets. */
const comma =
  /, (?!then\b|(?:inc|ltd|llc|llp|l\.l\.c|co|corp|gmbh|plc|ph\.?d|p\.?c|l\.?p|s\.?l|s\.?a|s\.r\.l|lda|ltda|b\.v)\b)(?![^()]{0,60}\))/i;
/** How somebody was employed, which is neither what they did nor with whom. */
const terms =
  /^\(?(?:full|part)[- ]time\)?$|^\(?(?:contract(?:or)?|permanent|freelance|temporary|seasonal|self[- ]employed|hybrid|on-?site|remote|volunteer position)\)?$|^\d{1,2}\+? hours?(?: per |\/| a )(?:week|wk)$|^(?:salary|hours(?: per week)?|series|pay plan|grade):? .{1,30}$/i;
const ownWork =
  /^(?:civil|military|national) service$|\b(?:own (?:business|company)|self[- ]employed|freelancer?|independent (?:consultant|contractor))\b/i;
/** Whether work was for no company. */
export const namesOwnWork = (text: string) => ownWork.test(text);
/** "Designation: Baker": what a form calls the parts of a header. */
const label =
  /^(?:currently|current|previously|before that|organi[sz]ation|company|employer|client|designation|position|role|(?:job )?title|institut(?:e|ion)|university|college|tertiary|secondary|degree|qualification)(?: name)? ?[:\t] ?/i;
/** "2) Baker", "2\tBaker" in a table: what counts the entries of a list. */
const counter = /^(?:\(?\d{1,2}[.)] |\d{1,2}\t)(?=\p{Lu})/u;
export const withoutLabel = (header: string) => header.replace(counter, '').replace(label, '');

/** "Overall GPA: 3.6 / 4.0" and nothing else. */
const grade = /^[^\p{L}]*(?:(?:overall|cum\.?|cumulative|major) )?c?gpa[^\p{L}]*$/iu;

const cut = (header: string, by: RegExp) =>
  header
    .split(by)
    .map(tidy)
    .filter((part) => part !== '' && !terms.test(part) && !grade.test(part));

/** "Pembroke, Salt & Rye LLP" is one firm. */
const firm =
  /(?<=^|, )(?:\p{Lu}[\p{L}.'’-]{1,24}, ){1,4}\p{Lu}[\p{L}.'’-]{1,24}(?: (?:&|and) \p{Lu}[\p{L}.'’-]{1,24}){1,2},? (?:LLP|PLLC|LLC|P\.?C\.?|Partners)(?!\p{L})/u;
const inFirm = '\u0001';

/** Its commas do not part it, but one behind what somebody was there does. */
function joinedFirm(header: string): string {
  const [found] = firm.exec(header) ?? [];
  if (found === undefined) return header;
  const names = found.split(', ');
  const from = names.findLastIndex((name) => namesPosition(name)) + 1;
  const kept = [...names.slice(0, from), names.slice(from).join(`,${inFirm}`)].join(', ');
  return header.replace(found, kept);
}

export function headerParts(header: string): { parts: string[]; isByComma: boolean } {
  const { parts, isByComma } = partsOf(joinedFirm(header));
  return { parts: parts.map((part) => part.replaceAll(inFirm, ' ')), isByComma };
}

/** The parts of a header: by separators that mean it, by "at" behind a position, else by commas. */
function partsOf(header: string): { parts: string[]; isByComma: boolean } {
  const apart = cut(header, strong);
  if (apart.length > 1) return { parts: apart, isByComma: false };
  // "Freelance | Web developer" says one thing.
  const [said = header] = apart;
  const [role = '', ...employer] = said.split(' at ');
  if (employer.length > 0 && namesPosition(role))
    return { parts: [tidy(role), tidy(employer.join(' at '))], isByComma: false };
  // "Kornblum Bakery: Pastry chef"
  const [, who = '', as = ''] = /^([^:]{2,60}): ([^:]{2,60})$/.exec(said) ?? [];
  if (namesPosition(as) && !namesPosition(who)) return { parts: [tidy(who), tidy(as)], isByComma: false };
  // "Pastry chef. Kornblum Bakery", but for "Nurse, St. Rye Hospital"
  const [, first = '', second = ''] =
    /^([^.]{2,58}[\p{L}\d]{2})(?<!\b(?:Dr|Ft|Mt|Pvt|St|Ste))\. (\p{Lu}.{2,80})$/u.exec(said) ?? [];
  if (namesPosition(first) && !namesPosition(second))
    return { parts: [tidy(first), ...cut(second.replace(/(?<=\p{Ll}{5})\.$/u, ''), comma)], isByComma: false };
  // "Pastry diploma / Crumb College"
  const slashed = said.split(' / ');
  if (slashed.length === 2 && namesOrganisation(slashed[1] ?? '') && !namesOrganisation(slashed[0] ?? ''))
    return { parts: slashed.map(tidy), isByComma: false };
  const parts = cut(said, comma);
  const [only = ''] = parts;
  return { parts: parts.length === 1 ? byCapitals(only) : parts, isByComma: parts.length > 1 };
}

/** "PASTRY DIPLOMA Crumb College" */
const loudFirst = /^((?:(?:[\p{Lu}&/-]{4,}|AND|DE|FOR|IN|OF|THE) ){2,})((?:\p{Lu}\p{Ll}+ ).{2,80})$/u;
/** "PASTRY CHEF CRUMB OVENS S.A." */
const loudFirm = /^[\p{Lu}\d&.\- ]{5,80} (?:AG|GMBH|INC|LDA|LLC|LTD|S\.?A|S\.?L|S\.?R\.?L)\.?$/u;

/** As what and with whom, where nothing but capitals or the form of a firm sets them apart. */
function byCapitals(header: string): string[] {
  const [, what = '', who = ''] = loudFirst.exec(header) ?? [];
  if (what !== '') return [what, who].map(tidy);
  const words = loudFirm.test(header) ? header.split(' ') : [];
  const end = words.findIndex((word, at) => at > 0 && at < words.length - 2 && endsInPosition(word));
  return end < 0 ? [header] : [words.slice(0, end + 1).join(' '), words.slice(end + 1).join(' ')];
}

const longestHeader = 110;
const mostWords = 14;
/** "Led a team", "Reduced the costs": what was done, and no header. */
const deed =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing) (?:a|an|the|and|to|for|in|on|with|over|by|[\d$€£])|(?:Led|Built|Cut|Ran|Won|Wrote|Made|Grew|Set|Began|Taught) )/u;

/** "Advisor: Prof. M. Rye", "Wind farm operator, 900 employees" say more of an entry. */
const ofDetails =
  /^(?:advis[eo]rs?|bylines|(?:key )?clients(?: include)?|mentors?|report(?:s|ing) to|supervisors?|team size|technologies|tools) ?: |\b\d[\d,.]*\+? employees\b/i;

/** Whether a line may stand above or below the dates of an entry, and is no sentence. */
export function isHeader(line = ''): boolean {
  if (ofDetails.test(line)) return false;
  if (line.length > longestHeader || !/^[\p{Lu}\d("'|]/u.test(line)) return false;
  if (
    /[.;:,]$/.test(line) &&
    !/\b(?:inc|ltd|co|corp|u\.s\.a|s\.a|s\.p\.a|d\.c|e\.v|s\.l|b\.v|n\.v|s\.r\.o|o\.o|s\.r\.l|a\.s|k\.k|bros|dist|mfg|jr|sr)\.$/i.test(
      line,
    )
  )
    return false;
  const words = line.replace(/ sp\. z o\.o\.?/i, '').split(/\s/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length <= mostWords && !deed.test(line) && !(words.length >= 6 && small > words.length / 2);
}

/** What stands behind a company's name and is a part of it: "Acme Corp, Payments team". */
const team = /, (?:[^,]{1,40} )?(?:team|group|division|department|dept\.?|unit|org|organization)$/i;

/** "Acme GmbH, Berlin" is in Berlin. */
const behindForm = /^(.{2,80}\b(?:gmbh|ag|inc|ltd|llc|corp|plc|bv|sarl|s\.a)\b\.?), [^,]{2,40}(?:, [^,]{2,40})?$/i;

/** The company of a header whose position stands apart from it. */
export function companyIn(cell: string): string {
  const parts = cut(cell, / ?[|·•→] ?/u);
  const named = parts.find((part) => namesOrganisation(part) && !namesPosition(part)) ?? parts[0] ?? '';
  return named.replace(team, '').replace(behindForm, '$1');
}

/** The position of a header whose company stands apart from it. */
export const titleIn = (cell: string): string => cut(cell, / ?[|·•→] ?/u)[0] ?? '';

/** "; 40 hours per week; salary: $60,000" as offices of a state want it. */
const ofPay =
  /(?:^|[;,|] ?)(?:\(?\d{1,2}\+? (?:days?|hours?)(?: per |\/| a )(?:week|wk)\)?|(?:salary|pay|grade|series)\b:? [^;|]{1,30})/gi;
export const withoutPay = (text: string) => text.replaceAll(ofPay, '');
