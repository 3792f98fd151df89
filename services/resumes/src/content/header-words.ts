import { tidy } from '../reading/written-dates.ts';

/** What usually names a position, and not who it was with. */
const position =
  /\b(?:engineer|developer|manager|analyst|architect|designer|director|intern|internship|assistant|associate|consultant|specialist|technician|coordinator|administrator|officer|lead|leader|head|president|founder|cofounder|ceo|cto|cfo|coo|teacher|tutor|instructor|lecturer|professor|researcher|scientist|fellow|nurse|physician|doctor|pharmacist|therapist|accountant|auditor|clerk|cashier|waiter|waitress|chef|cook|baker|driver|operator|mechanic|electrician|plumber|welder|carpenter|apprentice|trainee|supervisor|foreman|representative|agent|broker|planner|buyer|editor|writer|journalist|translator|photographer|artist|composer|curator|docent|librarian|counselor|counsellor|advisor|adviser|coach|trainer|volunteer|member|owner|partner|contributor|programmer|tester|secretary|receptionist|recruiter|attorney|lawyer|paralegal|guard|gardener|farmer|porter|caretaker|caregiver|carer|educator|producer|strategist|marketer|executive|principal|chair|treasurer)s?\b/i;
const organisation =
  /\bCo\b|\b(?:inc|llc|ltd|gmbh|corp|corporation|company|plc|university|college|institute|school|academy|hospital|clinic|bank|group|labs?|systems|solutions|technologies|consulting|agency|foundation|society|association|council|ministry|department|museum|library|studios?|opera|holdings|services|industries|works|gallery|ensemble|freight|program)\b/i;

export const namesPosition = (text: string) => position.test(text);
export const namesOrganisation = (text: string) => organisation.test(text.replace(/\bCO\b/g, ''));
/** "Founding Member" ends in a position, "Contoso Composers Circle" does not. */
export const endsInPosition = (text: string) => position.test(text.split(' ').at(-1) ?? '');

const strong = / ?[|·•→] ?| [–—-] /u;
const comma = /, (?!(?:inc|ltd|llc|co|corp|gmbh|ph\.?d)\b)/i;
const grade = /\bc?gpa\b/i;

const cut = (header: string, by: RegExp) =>
  header
    .split(by)
    .map(tidy)
    .filter((part) => part !== '' && !(part.length <= 30 && grade.test(part)));

/** The parts of a header: by separators that mean it, by "at" behind a position, else by commas. */
export function headerParts(header: string): { parts: string[]; isByComma: boolean } {
  const apart = cut(header, strong);
  if (apart.length > 1) return { parts: apart, isByComma: false };
  const [role = '', ...employer] = header.split(' at ');
  if (employer.length > 0 && namesPosition(role))
    return { parts: [tidy(role), tidy(employer.join(' at '))], isByComma: false };
  const parts = cut(header, comma);
  return { parts, isByComma: parts.length > 1 };
}

const longestHeader = 110;
const mostWords = 14;
/** "Led a team", "Reduced the costs": what was done, and no header. */
const deed =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing) (?:a|an|the|and|to|for|in|on|with|over|by|\d)|(?:Led|Built|Cut|Ran|Won|Wrote|Made|Grew|Set|Began) )/u;

/** Whether a line may stand above or below the dates of an entry, and is no sentence. */
export function isHeader(line = ''): boolean {
  if (line.length > longestHeader || !/^[\p{Lu}\d("'|]/u.test(line)) return false;
  if (/[.;:,]$/.test(line) && !/\b(?:inc|ltd|co|corp|u\.s\.a|jr|sr)\.$/i.test(line)) return false;
  return line.split(' ').length <= mostWords && !deed.test(line);
}
