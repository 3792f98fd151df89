import { limits } from '@waypost/contracts/constants';
import { plain } from './plain-line.ts';

const labels = [
  [
    'title',
    /^(?:(?:(?:job|position) )?(?:title|position|role)|stelle(?:nbezeichnung)?|poste|puesto)\s*[:：]\s*(\S.*)$/iu,
  ],
  [
    'company',
    /^(?:company|employer|organi[sz]ation|firm|school|hospital|unternehmen|firma|arbeitgeber|entreprise|empresa)(?: name)?\s*[:：]\s*(\S.*)$/iu,
  ],
] as const;
const placeLabel =
  /^(?:(?:job|work) )?(?:location|place of work|where|city|(?:arbeits|dienst|einsatz|stand)?ort|lieu|ubicación)\s*[:：]\s*(?=\S)/iu;
/** The place that such a line names, without what else it says: "Lyon, France (hybrid)". */
export const placeIn = (line: string): string =>
  (
    line
      .replaceAll('**', '')
      .replace(placeLabel, '')
      .split(/[|·•;(/]/u)[0] ?? ''
  ).trim();

/** Ends as a sentence does, but for "Palm Row Ltd." */
const endsSentence = /[!?:]$|(?<!\b(?:inc|ltd|co|corp|bros|llc|llp|plc|pty|gmbh|e\.v|s\.a|s\.l|b\.v|n\.v))\.$/iu;

/** "We're hiring! Drivers" */
const hiring = /^(?:(?:we['’]re|we are|now) )?hiring(?=[\s:!])[\s:!]*/iu;

/** "£12 per hour", "Full-time": what is offered, below a title, or a label. */
const ofTerms =
  /[:：£$€]|^(?:full|part)[- ]?time\b|^(?:remote|hybrid|on-?site)\b|^(?:permanent|temporary|contract|confidential.*)$|^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*[ -]|\b(?:yrs?|years?)$/iu;
/** "A private firm, …", "You'll hold a licence, …" */
const ofSentence = /^(?:an?|the|our|we|this|as|for|in)\s|^(?:you|we|it|hi|hello)\b/iu;
/** "We are looking for a harbour pilot to join us." */
const sought =
  /\b(?:hiring|recruiting|seek(?:s|ing)|looking for)\s+(?:an?|our next)\s+([^\n.,;:!?(]{3,60}?)(?=\s(?:to|who|with|for|in|at|on|that)\s|[.,;:!?(]|$)/iu;

/** What is said before the first heading: title, company and place stand there, by their names or by their places. */
export function readTop(lines: readonly string[]): {
  title?: string;
  company?: string;
  place?: string;
  rest: string[];
} {
  const found: { title?: string; company?: string; place?: string } = {};
  const rest: string[] = [];
  for (const line of lines) {
    const said = line.replaceAll('**', '');
    const label = labels.find(([field, form]) => found[field] === undefined && form.test(said));
    if (label !== undefined) found[label[0]] = label[1].exec(said)?.[1]?.trim() ?? '';
    else rest.push(line);
    if (placeLabel.test(said)) found.place ??= line;
  }
  const isName = (line: string | undefined, longest: number): line is string =>
    line !== undefined && line.length <= longest && !endsSentence.test(line) && !/https?:/u.test(line);
  const named = rest.filter((line) => line !== '');
  const [top = ''] = named;
  // "Now hiring: drivers!"
  const name = hiring.test(plain(top.slice(0, limits.title))) ? top.replace(/!$/u, '') : top;
  if (found.title === undefined && name !== '' && isName(name, limits.title)) {
    found.title = plain(plain(name).replace(hiring, '')) || plain(name);
    rest.splice(rest.indexOf(top), 1);
    const second = named[1] ?? '';
    const company = second.split(/\s[·|•–—-]\s|,(?!\s(?:inc|llc|llp|pllc|ltd|corp|co)\b)/iu)[0] ?? '';
    if (
      found.company === undefined &&
      isName(company, limits.name) &&
      !ofTerms.test(company) &&
      !(endsSentence.test(second) && ofSentence.test(company)) &&
      company.split(/\s+/u).length <= 5
    ) {
      found.company = plain(company);
      // What follows the company's name is mostly where the work is.
      const more = second.slice(company.length).replace(/^[\s·|•–—,-]+/u, '');
      rest[rest.indexOf(second)] = more;
      if (more !== '' && !endsSentence.test(more)) found.place ??= more;
    } else if (/^(?:remote|hybrid)\b/iu.test(second)) found.place ??= second;
  }
  const said = found.title === undefined ? sought.exec(top)?.[1] : undefined;
  if (said !== undefined) found.title = said[0]?.toUpperCase() + said.slice(1);
  return { ...found, rest };
}
