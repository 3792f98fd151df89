import { limits } from '@waypost/contracts/constants';
import type { AtsForm } from './ats-form.ts';

/** What was found of each field; nothing stands for what was not. */
export type SortedText = Partial<Record<Exclude<keyof AtsForm, 'company_name'>, string>> & { company?: string };

type Part = 'preferred_qualification' | 'other' | 'minimum_qualification' | 'responsibility';

/** What headings of job texts say, the surest first: "Preferred qualifications" are no minimum. */
const headings: readonly [Part, RegExp][] = [
  [
    'preferred_qualification',
    /\b(preferred|nice[- ]to[- ]haves?|bonus|desirable|desired|good to have|a plus|pluses)\b/,
  ],
  [
    'other',
    /\b(benefits|perks|offer|why (join|us|work)|about (us|the company|the team)|who we are|our (company|values|culture)|compensation|salary|pay|how to apply|equal opportunity|diversity|inclusion|location|working hours|contact)\b/,
  ],
  [
    'responsibility',
    /\b(responsibilit(y|ies)|duties|tasks|accountabilities|what you(['’]ll| will| would)? (be )?do(ing)?|your (role|mission|impact|day)|the role|a day in|about the (job|role|position)|job description|role (description|overview|summary)|key activities)\b/,
  ],
  [
    'minimum_qualification',
    /\b(qualifications?|requirements?|required|must[- ]haves?|minimum|what you(['’]ll| will)? (need|bring|have)|you (have|bring|need)|who you are|about you|your (profile|skills|experience|background)|skills|experience|looking for|we expect|education)\b/,
  ],
];

const longestHeading = 60;
const signs = /^[\s#*_•\-–—]+|[\s#*_:：\-–—]+$/gu;
const plain = (line: string) => line.replace(signs, '');
const isItem = (line: string) => /^\s*([•‣◦▪●○·*\-–—+]|\d{1,2}[.)])\s/u.test(line);

/** Which part begins with this line; undefined for a line of a text. */
function partAt(line: string): Part | undefined {
  if (line.length > longestHeading || (isItem(line) && !line.trimEnd().endsWith(':'))) return undefined;
  const words = plain(line).toLowerCase();
  // A sentence ends, and goes on for longer.
  if (words === '' || /[.,;!]$/u.test(line.trimEnd()) || words.split(/\s+/u).length > 8) return undefined;
  return headings.find(([, says]) => says.test(words))?.[0];
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
    const company = named[1]?.split(/\s[·|•–—-]\s|,/u)[0];
    if (found.company === undefined && isName(company, limits.name) && company.split(/\s+/u).length <= 5) {
      found.company = plain(company);
      rest.splice(rest.indexOf(named[1] ?? ''), 1);
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

/**
 * Sorts a whole job text, as it is pasted, into the fields of the form, by the headings that such texts have. A text without them is
 * parted by what its lines ask for. What is offered, paid or said of the company is left out: it says nothing of the fit.
 */
export function sortJobText(text: string): SortedText {
  const lines = text
    .replace(/\r\n?/gu, '\n')
    .split('\n')
    .map((line) => line.trim());
  const first = lines.findIndex((line) => partAt(line) !== undefined);
  const top = readTop(first === -1 ? lines : lines.slice(0, first));
  const parts: Record<Part, string[]> = {
    responsibility: [],
    minimum_qualification: [],
    preferred_qualification: [],
    other: [],
  };
  let part: Part | undefined;
  for (const line of first === -1 ? [] : lines.slice(first)) {
    const begun = partAt(line);
    if (begun === undefined) parts[part ?? 'other'].push(line);
    else {
      part = begun;
      if (parts[begun].length > 0) parts[begun].push('');
    }
  }
  if (joined(parts.minimum_qualification) === '') {
    parts.minimum_qualification = [...top.rest, ...parts.responsibility].filter((line) => asksForMore.test(line));
    const asked = new Set(parts.minimum_qualification);
    parts.responsibility = parts.responsibility.filter((line) => !asked.has(line));
    top.rest = top.rest.filter((line) => !asked.has(line));
  }
  if (joined(parts.responsibility) === '') parts.responsibility = top.rest;
  const { other: _, ...kept } = parts;
  const found: SortedText = {
    job_link: /https?:\/\/\S{4,2000}/u.exec(text)?.[0] ?? '',
    title: top.title ?? '',
    company: top.company ?? '',
    responsibility: joined(kept.responsibility),
    minimum_qualification: joined(kept.minimum_qualification),
    preferred_qualification: joined(kept.preferred_qualification),
  };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== '')) as SortedText;
}

/** The form with what was found; what was not stays as it is, and a link that is there, too. */
export function withSorted(form: AtsForm, { company, job_link, ...texts }: SortedText): AtsForm {
  return {
    ...form,
    ...texts,
    ...(company !== undefined && { company_name: { name: company } }),
    ...(form.job_link.trim() === '' && job_link !== undefined && { job_link }),
  };
}
