import { limits } from '@waypost/contracts/constants';
import { endsInCountry, isLabelledPlace, isPlace, startOf } from './place-line.ts';
import { plain } from './plain-line.ts';

const titleLabel =
  /^(?:(?:(?:job|position) )?(?:title|position|role)|stelle(?:nbezeichnung)?|poste|puesto|cargo|vaga|posizione|ruolo|functie|stanowisko|tjänst|stilling)\s*[:：]\s*(\S.*)$/iu;
const companyLabel =
  /^(?:company|employer|organi[sz]ation|firm|school|hospital|unternehmen|firma|arbeitgeber|entreprise|empresa|azienda|bedrijf|werkgever|pracodawca|agency|arbetsgivare|arbeidsgiver|arbejdsgiver|virksomhed)(?: name)?\s*[:：]\s*(\S.*)$/iu;
const labels = [
  ['title', titleLabel],
  ['company', companyLabel],
] as const;
/** Ends as a sentence does, but for "Palm Row Ltd." */
const endsSentence =
  /[!?:]$|(?<!\b(?:inc|ltd|co|corp|bros|llc|llp|plc|pty|gmbh|e\.v|s\.a|s\.l|s\.r\.l|s\.p\.a|b\.v|n\.v|o\.o))\.$/iu;

/** "We're hiring! Drivers" */
const hiring =
  /^(?:(?:we['’]re|we are|now|urgent(?:ly)?) )?hiring(?: now| for)?(?=[\s:!]|$)[\s:!]*|^wanted(?=[\s:])[\s:]*/iu;
/** "Drivers needed" */
const needed = /\s(?:gesucht|needed|wanted|s[øö]kes|søges)$/iu;
/** "Baker – $17.25/HR", "Baker || Lyon": what is paid, and what else stands there, is no part of a title. */
const behindTitle = /\s(?:[-–|]\s[£$€].*|\|\|.*)$/u;
/** What a title alone has behind it: for whom it is. */
const forAnybody = /\((?:[mwfdhikx]\s?\/\s?){1,3}[mwfdhikx]\)/iu;

/** "£12 per hour", "Full-time": what is offered, below a title, or a label. */
const ofTerms =
  /[:：£$€]|^(?:full|part)[- ]?time\b|^(?:remote|hybrid|on-?site)\b|^(?:permanent|temporary|contract|cd[id]|stage|alternance|intérim|(?:un)?befristet|festanstellung|vollzeit|teilzeit|indefinido|jornada completa|confidential.*)$|^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*[ -]|\b(?:yrs?|years?)$/iu;
/** "CDI – 45–55 k€ selon profil" is no place; "Remote, Spain" has one. */
const isTerms = (said: string) =>
  !/^(?:remote|hybrid|on-?site)\b/iu.test(said) && ofTerms.test(said.replace(/\s[–-]\s.*$/u, ''));
/** "A private firm, …", "You'll hold a licence, …" */
const ofSentence =
  /^(?:an?|the|our|we|this|as|for|in)\s|^(?:you|we|it|hi|hello|wir|unsere?|nous|notre|somos|siamo)\b/iu;
/** "Hi all," stands above a message, and is no title. */
const greets =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten tag|moin|bonjour|hola|buenos días|beste|ciao)(?:\s[\p{L} ]{1,40})?[,!]$/iu;
/** "London or Berlin", "Lyon / Remote" */
const ofPlaces = /\s(?:or|\/)\s/u;
const longestPlace = 60;
/** "We are looking for a harbour pilot to join us." */
const sought =
  /\b(?:hiring|recruiting|seek(?:s|ing)|looking for)\s+(?:an?|our next)\s+([^\n.,;:!?(]{3,60}?)(?=\s(?:to|who|with|for|in|at|on|that)\s|[.,;:!?(]|$)/iu;

const mostAboveTitle = 4;
/** What a line calls the job, without that somebody is sought for it: "Now hiring: drivers!" */
function calledIn(line: string): string {
  const said = plain(line.slice(0, limits.title));
  const calm = said.replace(/!$/u, '');
  const called = plain(calm.replace(hiring, '').replace(needed, '').replace(behindTitle, ''));
  return called === plain(calm) ? said : called;
}

/** "Company: Palm Row" */
export const companyLabelled = (line: string) => companyLabel.exec(startOf(line))?.[1]?.trim();

const isName = (line: string | undefined, longest: number): line is string =>
  line !== undefined && line.length <= longest && !endsSentence.test(line) && !/https?:/u.test(line);

type Found = { title?: string; company?: string; place?: string };

/** What lines say by a label before it; the others are the rest. */
function readLabels(lines: readonly string[]): { found: Found; rest: string[] } {
  const found: Found = {};
  const rest: string[] = [];
  for (const line of lines) {
    const said = startOf(line);
    const label = labels.find(([field, form]) => found[field] === undefined && form.test(said));
    if (label !== undefined) found[label[0]] = label[1].exec(said)?.[1]?.trim() ?? '';
    else rest.push(line);
    if (isLabelledPlace(said)) found.place ??= line;
  }
  return { found, rest };
}

/** "Department of Physics, University of Lyon" */
const ofUniversity =
  /^(?:department|faculty|school|institute|division) of [^,]{2,60}, ([^,]{0,40}\buniversity\b[^,]{0,40})/iu;

/** The company that a line below the title names, as it stands there. */
function companyIn(line: string): string | undefined {
  const [name = ''] = line.split(
    /\s[·|•–—-]\s|\s(?=\((?:remote|hybrid|on-?site)\b)|,(?!\s(?:inc|llc|llp|pllc|ltd|corp|co|gmbh|lda|s\.[alr]|b\.v)\b)/iu,
  );
  const isOther =
    ofTerms.test(name) ||
    (endsSentence.test(line) && ofSentence.test(name)) ||
    name.split(/\s+/u).length > 5 ||
    isPlace(line) ||
    ofPlaces.test(line);
  return name !== '' && isName(name, limits.name) && !isOther ? name : undefined;
}

const isPlaceBelow = (line: string | undefined): line is string =>
  isName(line, longestPlace) &&
  (/^\p{Lu}/u.test(line) || isPlace(line)) &&
  !ofTerms.test(line) &&
  !ofSentence.test(line);

/** Who hires, and no title: "City of Lyon", "Palm Row Ltd." */
const ofEmployer =
  /^(?:city|county|town|village|state|commonwealth|ministry|university) of \p{L}|\b(?:inc|ltd|llc|gmbh|plc|corp|county council|city council|borough council|school district|nhs (?:foundation )?trust)\.?$/iu;
const isTitle = (line: string) =>
  isName(line, limits.title) &&
  !ofTerms.test(line) &&
  !ofSentence.test(line) &&
  !isPlace(line) &&
  !isLabelledPlace(line);

/** What is said before the first heading: title, company and place stand there, by their names or by their places. */
export function readTop(lines: readonly string[]): Found & { rest: string[] } {
  const { found, rest } = readLabels(lines);
  const named = rest.filter((line) => calledIn(line) !== '' && !greets.test(line));
  const marked = named.slice(0, mostAboveTitle).findIndex((line) => forAnybody.test(line));
  if (marked > 0) named.unshift(...named.splice(marked, 1));
  const [first = '', below = ''] = named;
  if (ofEmployer.test(startOf(first)) && !ofEmployer.test(startOf(below)) && isTitle(below))
    named.unshift(...named.splice(1, 1));
  const [top = '', second = '', third] = named;
  const called = calledIn(top);
  const isCall = called !== plain(top.slice(0, limits.title));
  if (found.title === undefined && called !== '' && isName(isCall ? called : top, limits.title)) {
    // "Pilot @ Palm Row"
    const [title = called, at] = called.split(/\s@\s/u);
    found.title = plain(title);
    if (at !== undefined) found.company ??= at;
    const behind = behindTitle.exec(top)?.[0].replace(/^[\s|–-]+/u, '') ?? '';
    const amount = /\d[\d.,]*/u.exec(behind)?.[0] ?? behind;
    const isSaidBelow = rest.some((line) => line !== top && line.includes(amount));
    rest.splice(rest.indexOf(top), 1, ...(behind === '' || isSaidBelow ? [] : [behind]));
    const university = ofUniversity.exec(second)?.[1];
    if (university !== undefined) found.company ??= university;
    const isKnown = found.company !== undefined;
    const company = isKnown ? undefined : companyIn(second);
    if (company !== undefined) {
      found.company = plain(company);
      // What follows the company's name is mostly where the work is.
      const more = second.slice(company.length).replace(/^[\s·|•–—,-]+/u, '');
      const beside = more.replace(/^\(([^()]*)\)$/u, '$1');
      rest[rest.indexOf(second)] = more;
      if (more === '' && isPlaceBelow(third)) found.place ??= third;
      else if (more !== '' && !endsSentence.test(more) && !isTerms(beside)) found.place ??= beside;
    } else if (isPlace(second) || (isKnown && endsInCountry(second)) || /^(?:remote|hybrid)\b/iu.test(second))
      found.place ??= second;
  }
  const said = found.title === undefined ? sought.exec(top)?.[1]?.trim() : undefined;
  if (said !== undefined) found.title = said[0]?.toUpperCase() + said.slice(1);
  return { ...found, rest };
}
