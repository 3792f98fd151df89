import { limits } from '@waypost/contracts/constants';

/** The parts of a job's text: what stands before the first heading, what is said of the job, and of all else. */
type Part = 'lead' | 'about' | 'responsibility' | 'minimum_qualification' | 'preferred_qualification' | 'other';

/** What was found; nothing stands for what was not. */
export type SortedText = Partial<Record<Part | 'title' | 'company' | 'job_link', string>>;

/** What headings of job texts say, the surest first: "Preferred qualifications" are no minimum. */
const headings: readonly [Exclude<Part, 'lead'>, RegExp][] = [
  [
    'preferred_qualification',
    /\b(preferred|nice to haves?|bonus|desirable|desired|good to have|a plus|pluses|ideally|even better|would be (great|nice)|extra credit|optional|advantageous)\b/,
  ],
  [
    'other',
    /\b(benefits|perks|offer|in it for you|why (join|us|work)|about (us|the company|the team)|who we are|(our|company) (company|values|culture|description)|compensation|salary|pay|how to apply|process|next steps|additional information|equal opportunit(y|ies)|diversity|inclusion|location|working (here|hours)|contact)\b/,
  ],
  [
    'responsibility',
    /\b(responsib(le|ility|ilities)|duties|tasks|accountabilities|functions|day to day|scope of work|what the (job|role) involves|what you('ll| will| would)? (be )?do(ing)?|(your|an) (role|mission|impact|day)|key activities)\b|^(in this (role|position|job),? )?you('ll| will)$/,
  ],
  ['about', /\b(the role|a day in|about the (job|role|position)|(job|role|position) (description|overview|summary))\b/],
  [
    'minimum_qualification',
    /\b(qualifications?|requirements?|required|must haves?|minimum|essential|criteria|eligibility|what you('ll| will)? (need|bring|have)|you (have|bring|need)|who you are|about you|your (profile|skills|experience|background)|skills?|experience|knowledge|competenc(e|ies)|ideal candidate|person specification|apply if|looking for|we expect|education)\b/,
  ],
];

/** All that headings are made of: with any other word in it, what says "experience" is a line of the list below one. */
const headingWords = new Set(
  `a abilities ability about accountabilities activities additional advantageous an and applicant application apply are at background
  basic be benefits better bonus bring can candidate company compensation competence competences competencies contact core create credit
  criteria culture daily day describes description desirable desired details diversity do does doing duties education eligibility
  eligible employer employment equal essential even everyday expect experience extra first following for functional functions general
  good great hard have haves here hiring hours how ideal ideally if impact in inclusion information interview into involves is it job join
  key knowledge ll location looking main make minimum mission must need next nice of offer offers on optional opportunities opportunity or our
  overview package pay perks person personal plus pluses points position preferred primary principal process professional profile
  qualification qualifications range re required requirement requirements responsibilities responsibility responsible role s salary scope
  set should skill skills soft some someone specific specification specifications statement steps succeed success summary table tasks team
  technical the this to together typical us values ve we what who why will with work working would you your`.split(
    /\s+/u,
  ),
);

/** "About Palm Row", "Life at Palm Row": of whoever hires, whose name may be any. */
const ofEmployer = /^(about (?!you\b|(the|this) (job|role|position))|why |life at )\D{2,40}$/;

const longestHeading = 60;
const signs = /^[\s#*_•\-–—]+|[\s#*_:：\-–—]+$/gu;
const plain = (line: string) => line.replace(signs, '');
const isItem = (line: string) => /^\s*([•‣◦▪●○·*\-–—+]|\d{1,2}[.)])\s/u.test(line);
/** A colon at its end, or what Markdown marks a heading with. */
const isMarked = (line: string) => /[:：]$|^#|^\*\*.*\*\*$/u.test(line);
const folded = (line: string) => plain(line).toLowerCase().replaceAll('’', "'").replaceAll('-', ' ');
/** Says nothing but what part begins. */
const isBare = (line: string) =>
  folded(line)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || headingWords.has(word));

/** Which part begins with this line; undefined for a line of a text. */
function partAt(line: string): Exclude<Part, 'lead'> | undefined {
  if (line.length > longestHeading || (isItem(line) && !line.trimEnd().endsWith(':'))) return undefined;
  const words = folded(line);
  // A sentence ends, and goes on for longer.
  if (words === '' || /[.,;!]$/u.test(line.trimEnd()) || words.split(/\s+/u).length > 8) return undefined;
  if (ofEmployer.test(words)) return 'other';
  return isMarked(line) || isBare(line) ? headings.find(([, says]) => says.test(words))?.[0] : undefined;
}

const labels = [
  ['title', /^(?:job )?(?:title|position|role)\s*[:：]\s*(\S.*)$/iu],
  ['company', /^(?:company|employer|organi[sz]ation)(?: name)?\s*[:：]\s*(\S.*)$/iu],
] as const;

/** What is said before the first heading: the title and the company stand there, by their names or by their places. */
function readTop(lines: readonly string[]): { title?: string; company?: string; rest: string[] } {
  const found: { title?: string; company?: string } = {};
  const rest: string[] = [];
  for (const line of lines) {
    const label = labels.find(([field, form]) => found[field] === undefined && form.test(line));
    if (label !== undefined) found[label[0]] = label[1].exec(line)?.[1]?.trim() ?? '';
    else rest.push(line);
  }
  const isName = (line: string | undefined, longest: number): line is string =>
    line !== undefined && line.length <= longest && !/[.!?:]$/u.test(line) && !/https?:/u.test(line);
  const named = rest.filter((line) => line !== '');
  if (found.title === undefined && isName(named[0], limits.title)) {
    found.title = plain(named[0]);
    rest.splice(rest.indexOf(named[0]), 1);
    const second = named[1] ?? '';
    const company = second.split(/\s[·|•–—-]\s|,/u)[0];
    if (found.company === undefined && isName(company, limits.name) && company.split(/\s+/u).length <= 5) {
      found.company = plain(company);
      // Where it is, mostly.
      rest[rest.indexOf(second)] = second.slice(company.length).replace(/^[\s·|•–—,-]+/u, '');
    }
  }
  return { ...found, rest };
}

const asksForMore =
  /\b(years?|experience|degree|diploma|certificat\w*|licen[cs]e\w*|knowledge|proficien\w*|fluent|must have|required|familiar\w*)\b/iu;

const joined = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

/** The lines of each part, and what else stands at the top. What is neither of the job nor asked keeps its headings. */
function partsOf(lines: readonly string[]) {
  const first = lines.findIndex((line) => partAt(line) !== undefined);
  const { rest, ...top } = readTop(first === -1 ? lines : lines.slice(0, first));
  const parts: Record<Part, string[]> = {
    lead: rest,
    about: [],
    responsibility: [],
    minimum_qualification: [],
    preferred_qualification: [],
    other: [],
  };
  let part: Part = 'other';
  for (const line of first === -1 ? [] : lines.slice(first)) {
    const begun = partAt(line);
    part = begun ?? part;
    if (begun !== undefined && parts[begun].length > 0) parts[begun].push('');
    if (begun === undefined || begun === 'other' || !isBare(line)) parts[part].push(line);
  }
  return { parts, top };
}

/** What a text asks for that says so under no heading. */
function moveAsked(parts: Record<Part, string[]>): void {
  if (joined(parts.minimum_qualification) !== '') return;
  for (const part of ['lead', 'about', 'responsibility'] as const) {
    const { asked = [], other = [] } = Object.groupBy(parts[part], (line) =>
      asksForMore.test(line) ? 'asked' : 'other',
    );
    parts.minimum_qualification.push(...asked);
    parts[part] = other;
  }
}

/**
 * Sorts a whole job text, as it is pasted, into its parts, by the headings that such texts have. A text without them is parted by what
 * its lines ask for.
 */
export function sortJobText(text: string): SortedText {
  const lines = text
    .replace(/\r\n?/gu, '\n')
    .split('\n')
    .map((line) => line.trim());
  const { parts, top } = partsOf(lines);
  moveAsked(parts);
  const found: SortedText = {
    ...top,
    job_link: /https?:\/\/\S{4,2000}/u.exec(text)?.[0] ?? '',
    ...Object.fromEntries(Object.entries(parts).map(([part, said]) => [part, joined(said)])),
  };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== '')) as SortedText;
}
