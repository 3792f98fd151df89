import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { datesAlone, datesOf, tidy } from '../reading/written-dates.ts';
import { withoutTable } from './certificate-tables.ts';
import { isCredential } from './credentials.ts';
import { joinedLines, mostLines } from './entries.ts';
import { isHeader, namesOrganisation } from './header-words.ts';
import { unbroken } from './narrow-columns.ts';
import { spanOrMoment } from './work.ts';

const withoutBullet = (line: string) => line.replace(/^• /, '');

/** "Bread Basics", "Old Crumb School", "Issued Jan 2021" below one another are one. */
function withIssued(lines: readonly string[]): string[] {
  const told: string[] = [];
  for (const line of lines) {
    const isIssued = /^issued\b/i.test(line);
    const undated = isIssued ? told.slice(-2).filter((one) => datesOf(one) === undefined) : [];
    const alone = datesAlone(line);
    // "January 2024 to January 2026" below what was valid then.
    if (alone?.isRange && told.length > 0) {
      told.push([told.pop(), alone.start].join(', '));
      continue;
    }
    told.length -= undated.length;
    told.push(isIssued ? [undated.join(' | '), line.slice('issued '.length)].filter(Boolean).join(', ') : line);
  }
  return told;
}

/** "Ghent (2014); Larch (2015); U.S." goes on in the line below. */
function isCut(line: string): boolean {
  const parts = line.split('; ');
  return parts.length > 2 && parts.slice(0, -1).every((part) => datesOf(part)) && !datesOf(parts.at(-1) ?? '');
}

/** Lines that each say one thing; a line that begins in the middle of a sentence belongs to the one before. */
function items(section: readonly string[]): string[] {
  const joined: string[] = [];
  const lines = withIssued(unbroken(withoutTable(section)));
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1);
    if (before !== undefined && (/^\p{Ll}/u.test(line) || isCut(lines[at - 1] ?? '')))
      joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(withoutBullet(line));
  }
  // A date or a page number alone says nothing.
  return joined.filter((line) => /\p{L}{3}|\p{Lu}{2}\d/u.test(line));
}

/** What else stands in a section of certificates and of more, each line with its label. */
const ofOther = /^(?:achievements?|activities|awards?|hobbies|honou?rs|interests|languages|leadership|volunteering)$/i;

/** "BLS, ACLS, CCRN" are three, of one issuer, "(Red Cross)" or behind a dash, or of nobody knows whom; with their date. */
const severalShort =
  /^([A-Z]{2,6}(?:-[A-Z]{1,3})?(?:, ?[A-Z]{2,6}(?:-[A-Z]{1,3})?){1,9})( [–—|-] (?!(?:19|20)\d\d$).{2,80}|, (?:\p{Lu}\p{Ll}+ ){1,5}(?:Association|Society|Institute|Board|Council|Foundation|Red Cross|University|College)| \([^()]{2,60}\))?((?:,| [–—|-])? [^,]{0,12}\d{4})?$/u;
function listed(line: string): string[] {
  const [, written, behind = '', date = ''] = severalShort.exec(line) ?? [];
  if (written === undefined) return listedInWords(line);
  const names = written.split(/, ?/);
  const isIssued = behind === '' && issuers.test(names.at(-1) ?? '');
  const issuer = isIssued ? ` – ${names.pop()}` : behind.replace(/^ \((.+)\)$|^, (?=\p{L})/u, ' – $1');
  return names.map((name) => name + issuer + date);
}
/** Those that go by their letters and give no certificate that is called so. */
const issuers = /^(?:AACN|AAPC|AHA|AHIMA|AICPA|ANCC|ASCP|ASQ|BCEN|ISACA|NBRC|NCCPA|PMI)$/;

/** "First aid, Food safety certification, 2021": no issuer, as each is a certificate by its own words. */
function listedInWords(line: string): string[] {
  const [, names = line, date = ''] = /^(.+?)(,? [^,\d]{0,12}\d{4}\)?)?$/.exec(line) ?? [];
  const parts = names.split(', ');
  const issuer =
    parts.length > 2 && namesOrganisation(parts.at(-1) ?? '') && !isCredential(parts.at(-1) ?? '') ? parts.pop() : '';
  const areSeveral =
    parts.length > 1 && (parts.every(isCertificate) || (issuer === '' && (soundAlike(parts) || areCards(parts))));
  return areSeveral ? parts.map((name) => name + (issuer && ` | ${issuer}`) + date) : [line];
}
/** Of three in a line that begin alike, the last is no issuer where it is called as a certificate is, or where two of them are. */
const soundAlike = (parts: readonly string[]) =>
  parts.length > 2 &&
  parts.every((part) => /^\p{Lu}.{2}/u.test(part) && (!namesOrganisation(part) || isCredential(part))) &&
  (isCertificate(parts.at(-1) ?? '') || parts.filter(isCertificate).length > 1);
/** "Rye card, Oven certificate": the last is what one carries, and gives none. */
const areCards = (parts: readonly string[]) =>
  /\b(?:card|certificate|permit)$/i.test(parts.at(-1) ?? '') &&
  parts.every((part) => /^\p{Lu}/u.test(part) && part.split(' ').length <= 4 && !namesOrganisation(part));
const isCertificate = (part: string) =>
  /^\p{Lu}(?!icen)/u.test(part) &&
  !namesOrganisation(part) &&
  (isCredential(part) || /\b(?:fundamentals|practitioner)$/i.test(part));
/** "CSCP, 2025 | Green Belt, 2024", "CSCP (2025), Green Belt (2024)": where several have a date of their own, what stands between bars is no issuer. */
function besideOneAnother(line: string): string[] {
  const barred = line.split(/ [|•·] /);
  const areDated = barred.filter((one) => datesOf(one)?.before).length > 1;
  const areShort = barred.length > 2 && barred.every((one) => /^[A-Z]{2,6}$/.test(one));
  if (areDated || (barred.length > 1 && (areShort || areBarred(barred)))) return barred;
  const bracketed = line.split(/(?<=\((?:19|20)\d\d\)), /);
  return bracketed.length > 1 ? bracketed : line.split(/; (?=\p{Lu})/u);
}
const areBarred = (parts: readonly string[]) =>
  parts.every(isCertificate) ||
  (parts.length > 2 && parts.filter(isCertificate).length > 1 && !parts.some(namesOrganisation));
/** "License #2710" is called a license. */
const sign = /,? ?(?:#|\b(?:no\.?|number:?)) ?[A-Z]{0,3}-?\d[\w-]{2,20}/gi;
/** What else it is registered under is nobody's name. */
const number = /,? ?\b(?:lic(?:en[cs]e)?\.?|registration|id) (?:no\.?|number|#)?:? ?[A-Z]{0,3}-?\d[\w-]{2,20}/gi;
const labelAlone = /, (?:lic(?:en[cs]e)?\.?|registration|id)$/i;
/** Until when it is valid says not when it was issued. */
const expiry =
  / ?[,(|–-]? ?\b(?:exp(?:\.|ires?|iring|iration)?|valid (?:until|through|thru|to)|gültig bis|ważn[ey] do|valable jusqu[’']?(?:au|en|à)?|válid[oa] hasta|valido fino al|geldig tot)(?: (?:date|on))?:? [^,|()]{2,20}\)?$| ?[,(|–-] ?valid:? [^,|()]{0,12}\d{2,4}\)?$/i;

/** "Oven rules (2019, amended 2022)" */
const amended = /\(((?:19|20)\d\d), [^()]{1,40}\)$/;

/** Below "Courses" students name their subjects; what somebody has taken elsewhere has a date. */
const ofStudents = /^(?:\w+ )?courses\W*$/i;

export function certificatesIn(section: readonly string[], heading = ''): ResumeContent['certificates'] {
  const taken = items(section).filter((line) => !ofStudents.test(heading) || datesOf(line) !== undefined);
  const certificates = taken.flatMap((line) => {
    const [, label = '', rest = ''] = /^([\p{L} &]{4,30}): (.+)$/u.exec(line) ?? [];
    if (/^(?:certificat\w+|licen[cs]\w+)/i.test(label)) return listed(rest);
    return ofOther.test(label) ? [] : besideOneAnother(line).flatMap(listed);
  });
  return certificates.map((written) => {
    const line = written
      .replace(amended, '($1)')
      .replace(expiry, '')
      .replace(sign, '')
      .replace(number, '')
      .replace(labelAlone, '');
    const dated = datesOf(line);
    const before = dated?.before.replace(
      /(?: ?\(|, )(?:admitted|called|issued|obtained|awarded|qualified|renewed|completed)$| \($/i,
      '',
    );
    const said = dated ? tidy([before, dated.after].filter(Boolean).join(' ')) : tidy(line);
    const apart = said
      .split(
        / ?[|·•] ?| — | [–-] (?=(?:Coursera|Udemy|edX|Udacity|LinkedIn Learning|Google|HubSpot|Microsoft|IBM|Senai)$)|(?<=^[A-Z-]{2,9}) – /,
      )
      .map(tidy)
      .filter(Boolean);
    const parts = apart.length > 1 ? apart : said.split(/ ?, (?!inc\b|llc\b|ltd\b)(?![^()]{0,60}\))/i);
    const [last = ''] = parts.length > 1 ? parts.slice(-1) : [];
    // "CDL Class A, endorsements H, N, T": a letter issues nothing.
    const issuer = last.length > 1 && !/^[A-Z]\. /.test(last) ? last : '';
    return {
      certificate_name: tidy(issuer === '' ? said : parts.slice(0, -1).join(', ')),
      issuing_organisation: issuer,
      ...(dated?.end !== undefined && { issued: dated.end }),
    };
  });
}

/** "Rye map: a map of all growers." */
const isInline = (line: string) => /^[^.:•]{2,80}: \S/.test(line);
/** "tinydb — a store" is a name in small letters. */
const isTitled = (line: string) =>
  isHeader(line) || /^(?:[\p{Ll}\d][\p{L}\d._-]{1,30}|\p{Lu}.{1,60} \((?:19|20)\d\d\)) (?:—|–|-|\|) \S/u.test(line);
const isNamed = (line: string) => !line.startsWith('• ') && (isTitled(line) || datesOf(line)?.after === '');

/** "Client: Old Crumb": what a list of projects calls their parts. */
const labelled =
  /^(?:• )?(project(?: name| title)?|title|client|customer|company|role|designation|position|duration|period|dates?|team(?: size)?|environment|technolog(?:y|ies)(?: used)?|tech(?:nology)? stack|tools(?: used)?|platform|domain|location|(?:roles? (?:and|&) )?responsibilit(?:y|ies)|(?:project )?description)(?: ?#?\d{1,2})? ?:/i;
const isNameOfProject = (line: string) => /^(?:project(?: name| title)?|title)$/.test(labelOf(line) ?? '');
const labelOf = (line = '') => labelled.exec(line)?.[1]?.toLowerCase();

/** "Project #1", and what it is called below. */
const counter = /^project ?#? ?\d{1,2}:?$/i;

/** Where projects begin: where the first label comes again, else at a header behind something that has ended, or one with its own date. */
function projectStarts(lines: readonly string[]): number[] {
  const counted = lines.flatMap((line, at) => (counter.test(line) ? [at] : []));
  if (counted[0] === 0) return counted;
  const label = labelOf(lines[0]);
  if (label !== undefined) return lines.flatMap((line, at) => (labelOf(line) === label ? [at] : []));
  const starts: number[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const hasEnded = before === undefined || /[.!]$/.test(before) || before.startsWith('• ');
    // The line below a name says more of it.
    const isDatedToo = datesOf(line) !== undefined && datesOf(before ?? '') !== undefined;
    const isSubtitle = starts.at(-1) === at - 1 && !isInline(before ?? '') && !isDatedToo;
    const isName = isNamed(line) && !isSubtitle && (hasEnded || datesOf(line) !== undefined);
    if ((isInline(line) || isName) && labelOf(line) === undefined) starts.push(at);
  }
  return starts;
}

export function projectsIn(section: readonly string[]): ResumeContent['projects'] {
  const lines = section.slice(0, mostLines);
  const starts = projectStarts(lines);
  return starts.map((at, index) => {
    const [head = '', ...more] = lines.slice(at, starts[index + 1] ?? lines.length);
    const named = counter.test(head) ? more.find(isNameOfProject) : undefined;
    const line = named ?? head;
    const body = more.filter((one) => one !== named);
    const own = datesOf(line);
    const [subtitle = ''] = body;
    const below = body.find((one) => /^(?:duration|period|dates?)$/.test(labelOf(one) ?? '')) ?? subtitle;
    const dated = own ?? (below.startsWith('• ') ? undefined : datesOf(below));
    const said = tidy((own?.before ?? line) || line).replace(/ ?\| ?link$/i, '');
    const [, name, rest = own?.after || undefined] = labelOf(said)
      ? ['', tidy(said.replace(labelled, ''))]
      : (/^([^:]{2,80}): (.+)$/.exec(said) ?? []);
    return {
      project_name: name ?? said,
      description: [...(rest === undefined ? [] : [rest]), ...joinedLines(body)].join('\n'),
      ...(dated ? spanOrMoment(dated) : { is_current: false }),
    };
  });
}

const award = /award|prize|winner|won\b|medal|honou?r|scholar|place\b|finalist|dean's list/i;

export function accomplishmentsIn(section: readonly string[], heading: string): ResumeContent['accomplishments'] {
  const lines = items(section)
    .filter((line) => !/^(?:\w+ ){0,2}awards$/i.test(line))
    // A table of awards has the year first.
    .map((line) => line.replaceAll('\t', ', ').replace(/^((?:19|20)\d\d)[,:]? (.+)$/, '$2, $1'));
  return lines.map((line) => {
    const [, title = line, description = ''] = /^(.{3,150}?)[.:] (.{12,})$/.exec(line) ?? [];
    const isAward = award.test(line) || award.test(heading);
    return {
      accomplishment_type: isAward ? 'Awards' : 'Achievements',
      title: tidy(title).replace(/\.$/, ''),
      description,
    };
  });
}

const platforms = [
  [/(?:^|[/.])linkedin\.com\//i, 'LinkedIn'],
  [/(?:^|[/.])github\.com\//i, 'Github'],
  [/(?:^|[/.])instagram\.com\//i, 'Instagram'],
] as const;

export function linksOf(links: readonly string[], head: string): ResumeContent['social_links'] {
  return links.flatMap((written) => {
    const found = platforms.find(([pattern]) => pattern.test(written));
    // Somebody's own page stands beside their name; other addresses are of companies and projects.
    if (!found && !head.includes(written)) return [];
    const link = /^https?:/i.test(written) ? written : `https://${written}`;
    return [{ link_type: found?.[1] ?? 'Portfolio', link: link.replace(/[.,]$/, '') }];
  });
}
