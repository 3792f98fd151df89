import { tidy } from '../reading/written-dates.ts';

/** What usually names a position, and not who it was with. */
const position =
  /\b(?:engineer|developer|manager|analyst|architect|designer|director|intern|internship|assistant|associate|consultant|specialist|technician|coordinator|administrator|officer|lead|leader|head|president|founder|cofounder|ceo|cto|cfo|coo|teacher|tutor|instructor|lecturer|professor|researcher|scientist|fellow|nurse|physician|doctor|pharmacist|therapist|accountant|auditor|clerk|cashier|waiter|waitress|chef|cook|baker|driver|operator|mechanic|electrician|plumber|welder|carpenter|apprentice|trainee|supervisor|foreman|representative|agent|broker|planner|buyer|editor|writer|journalist|translator|photographer|artist|composer|curator|docent|librarian|counselor|counsellor|advisor|adviser|coach|trainer|volunteer|member|owner|partner|contributor|programmer|tester|sre|secretary|receptionist|recruiter|attorney|lawyer|paralegal|guard|gardener|farmer|porter|smith|caretaker|caregiver|carer|educator|producer|strategist|marketer|executive|principal|chair|treasurer)s?\b/i;
const organisation =
  /\b(?:inc|llc|ltd|gmbh|ag|corp|corporation|company|co|plc|s\.a|university|college|institute|school|academy|hospital|clinic|bank|group|labs?|systems|solutions|technologies|consulting|agency|foundation|society|association|council|ministry|department|museum|library|studios?|opera|holdings|partners|services|industries|works|gallery|ensemble|freight|program)\b/i;

export const namesPosition = (text: string) => position.test(text);
export const namesOrganisation = (text: string) => organisation.test(text);

/** Names of places that have two words or more, of which the first says so. */
const longNames =
  '(?:new|san|santa|los|las|st\\.?|saint|palo|mountain|fort|el|salt lake|mexico|hong|kuala|buenos|sao|rio de|cape|tel|the|la|menlo|redwood|long|baton|grand|des|ann|college|north|south|east|west)';
const name = String.raw`\p{Lu}[\p{L}.'-]{1,24}`;
const region = String.raw`(?:\p{Lu}{2}|U\.?S\.?A?\.?|U\.?K\.?|S\. ?Korea|${name}(?: ${name})?)`;
/** "…, Austin, TX", "… | Seoul, S.Korea": a place by itself or behind a separator. */
const apart = new RegExp(String.raw`(?:^|[,|·•–—-] ?|\()((?:\p{Lu}[\p{L}.'-]{1,24} ?){1,3}, ?${region})\)?$`, 'u');
/** "Dunamu Inc. Seoul, S.Korea": behind a space alone the city is one word, unless it begins as longer names do. */
const joined = new RegExp(String.raw` ((?:${longNames} )?${name}, ?(?:\p{Lu}{2}|U\.S\.A?\.?|S\. ?Korea))$`, 'iu');
const remote = /(?:^|[,|·•(–—-] ?)(remote)\)?$/i;

/** Takes the place off the end of a header line. */
export function splitPlace(line: string): { rest: string; place: string } {
  const found = remote.exec(line) ?? joined.exec(line) ?? apart.exec(line);
  if (found?.[1] === undefined || /\b(?:inc|ltd|llc|corp)\b/i.test(found[1])) return { rest: line, place: '' };
  const place = found[1].trim();
  // A role may end in the name of a department, "Software Engineer, Payments Platform": that is no place.
  if (namesPosition(place) || namesOrganisation(place)) return { rest: line, place: '' };
  return { rest: tidy(line.slice(0, line.lastIndexOf(place))), place };
}

const strong = / ?[|·•→] ?| [–—-] | at (?=\p{Lu})/u;
const comma = /, (?!(?:inc|ltd|llc|co|corp|gmbh|ph\.?d)\b)/i;

/** The parts of a header: by separators that mean it, else by commas. */
export function headerParts(header: string): { parts: string[]; isByComma: boolean } {
  const apart = header.split(strong).map(tidy).filter(Boolean);
  if (apart.length > 1) return { parts: apart, isByComma: false };
  const parts = header.split(comma).map(tidy).filter(Boolean);
  return { parts, isByComma: parts.length > 1 };
}

const longestHeader = 110;

/** Whether a line may stand above or below the dates of an entry, and is no sentence. */
export function isHeader(line = ''): boolean {
  if (line.length > longestHeader || line.startsWith('• ')) return false;
  if (/[.;:,]$/.test(line) && !/\b(?:inc|ltd|co|corp|u\.s\.a|jr|sr)\.$/i.test(line)) return false;
  if (!/^[\p{Lu}\d("']/u.test(line)) return false;
  // "Led a team", "Reduced costs": what was done.
  return (
    line.split(' ').length <= 14 &&
    !/^\p{Lu}\p{Ll}+(?:ed|ing) (?:a|an|the|and|to|for|in|on|with|over|by|\d)/u.test(line) &&
    !/^(?:Led|Built|Cut|Ran|Won|Wrote|Made|Grew|Set|Began) /.test(line)
  );
}
