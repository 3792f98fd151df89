import { tidy } from '../reading/structure/written-dates.ts';
import { organisationAbroad, positionAbroad } from './words-abroad.ts';

/** What usually names a position, and not who it was with. A letter beyond ASCII ends no word: nobody called Bjørn is an RN. */
const position =
  /(?<!\p{L})(?:[a-z]{3,15}(?:writer|maker|worker|keeper|fitter|therapist|ologist|ographer)|engineer|developer|manager|analyst|architect|designer|director|intern|internship|assistant|associate|consultant|specialist|technician|coordinator|administrator|officer|lead|leader|head|president|founder|cofounder|ceo|cto|cfo|coo|teacher|tutor|instructor|lecturer|professor|researcher|scientist|fellow|nurse|physician|doctor|pharmacist|therapist|accountant|auditor|clerk|cashier|waiter|waitress|chef|cook|baker|driver|operator|mechanic|electrician|plumber|welder|carpenter|apprentice|trainee|supervisor|foreman|representative|agent|broker|planner|buyer|editor|writer|journalist|translator|photographer|artist|composer|curator|docent|librarian|counselor|counsellor|advisor|adviser|coach|trainer|volunteer|member|owner|partner|contributor|programmer|tester|secretary|receptionist|recruiter|attorney|lawyer|paralegal|guard|gardener|farmer|porter|caretaker|caregiver|carer|educator|producer|strategist|marketer|executive|principal|chair|treasurer|barista|bartender|host|hostess|stylist|hairdresser|paramedic|practitioner|reporter|interpreter|proofreader|realtor|midwife|dentist|veterinarian|optometrist|dietitian|nutritionist|psychologist|economist|statistician|mathematician|physicist|chemist|biologist|geologist|surveyor|underwriter|actuary|banker|trader|controller|bookkeeper|estimator|inspector|dispatcher|warehouseman|picker|packer|handyman|painter|roofer|mason|plasterer|locksmith|janitor|cleaner|housekeeper|nanny|tailor|butcher|fisherman|pilot|captain|sailor|soldier|teller|server|placement|purser|bosun|deckhand|(?:air|cabin|flight|ground|kitchen|service) crew|herds(?:man|person)|babysitter|childminder|lifeguard|(?:chief|first|second|third) mate|dishwasher|attendant|courier|labou?rer|worker|operative|helper|installer|fitter|machinist|assembler|stocker|loader|nco|airman|seaman|corporal|sergeant|lieutenant|detective|constable|deputy|trooper|commander|judge|barber|hygienist|phlebotomist|podiatrist|florist|glazier|scaffolder|tiler|actor|actress|musician|illustrator|animator|archivist|ranger|warden|valet|busser|merchandi[sz]er|hospitalist|residency|chief resident|adjuster|assessor|appraiser|auctioneer|solicitor|barrister|sommelier|joiner|bricklayer|scholar|pastor|priest|chaplain|registrar|concierge|millwright|boilermaker|rigger|lineman|firefighter|superintendent|dean|provost|adjunct|postdoc|evangelist|advocate|ambassador|freelancer|entrepreneur|sre|qa|devops|vp|svp|evp|cmo|cpo|ciso|cio|pm|tl|dba|swe|sdet|rn|lpn|lvn|cna|crna|emt|organizer|organiser|facilitator|mentor|liaison|steward|aide|scrum master|werkstudent|working student|tech lead)s?(?!\p{L})/iu;
const organisation =
  /\bCo\b|\b(?:inc|llc|llp|ltd|gmbh|corp|corporation|company|plc|university|college|institute|school|academy|hospital|clinic|medical cent(?:er|re)|health ?care|nursing home|bank|group|labs?|systems|solutions|technologies|consulting|agency|foundation|society|association|council|ministry|department|museum|library|studios?|opera|holdings|services|industries|works|gallery|ensemble|freight|program|court|army|navy|air force|marine corps|coast guard|national guard)\b/i;

export const namesPosition = (text: string) => position.test(text) || positionAbroad.test(text);
export const namesOrganisation = (text: string) =>
  organisation.test(text.replace(/\bCO\b/g, '')) || organisationAbroad.test(text) || / (?:AB|ASA?|Oyj?)$/.test(text);
/** "Founding Member" ends in a position, "Contoso Composers Circle" does not. */
export const endsInPosition = (text: string) =>
  position.test(
    text
      .replace(/ \([^()]{0,60}\)$| (?:i{1,3}|iv|v|\d)$/i, '')
      .split(' ')
      .at(-1) ?? '',
  );

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
  // "Pastry chef. Kornblum Bakery"
  const [, first = '', second = ''] = /^([^.]{2,58}[\p{L}\d]{2})\. (\p{Lu}.{2,80})$/u.exec(said) ?? [];
  if (namesPosition(first) && !namesPosition(second))
    return { parts: [tidy(first), ...cut(second.replace(/(?<=\p{Ll}{5})\.$/u, ''), comma)], isByComma: false };
  const parts = cut(said, comma);
  return { parts, isByComma: parts.length > 1 };
}

const longestHeader = 110;
const mostWords = 14;
/** "Led a team", "Reduced the costs": what was done, and no header. */
const deed =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing) (?:a|an|the|and|to|for|in|on|with|over|by|\d)|(?:Led|Built|Cut|Ran|Won|Wrote|Made|Grew|Set|Began|Taught) )/u;

/** "Advisor: Prof. M. Rye", "Wind farm operator, 900 employees" say more of an entry. */
const ofDetails =
  /^(?:advis[eo]rs?|bylines|(?:key )?clients(?: include)?|mentors?|report(?:s|ing) to|supervisors?|team size|technologies|tools) ?: |\b\d[\d,.]*\+? employees\b/i;

/** Whether a line may stand above or below the dates of an entry, and is no sentence. */
export function isHeader(line = ''): boolean {
  if (ofDetails.test(line)) return false;
  if (line.length > longestHeader || !/^[\p{Lu}\d("'|]/u.test(line)) return false;
  if (
    /[.;:,]$/.test(line) &&
    !/\b(?:inc|ltd|co|corp|u\.s\.a|s\.a|s\.l|b\.v|n\.v|s\.r\.o|o\.o|s\.r\.l|a\.s|k\.k|bros|dist|mfg|jr|sr)\.$/i.test(
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
