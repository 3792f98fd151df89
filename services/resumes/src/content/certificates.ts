import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { datesOf, tidy } from '../reading/structure/written-dates.ts';
import { isCredential } from './credentials.ts';
import { itemsOf } from './listed-items.ts';
import { namesOrganisation } from './words/organisations.ts';

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

/** "(Valid until 2024)" and "- expires 2024" without the date, to which they belong. */
const opened = / (?:\([\p{L}. ]{0,14}|[–-] (?:exp(?:\.|ires?|iry)?|valid until))$/iu;

/** "First aid, Food safety certification, 2021": no issuer, as each is a certificate by its own words. */
function listedInWords(line: string): string[] {
  const dated = datesOf(line);
  const isBefore = dated?.after === '' && line.startsWith(dated.before);
  const names = isBefore ? dated.before.replace(opened, '') : line;
  const date = line.slice(names.length);
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
  (/\b(?:card|certificate|permit)$/i.test(parts.at(-1) ?? '') || isCertificate(parts.at(-1) ?? '')) &&
  parts.every((part) => /^\p{Lu}.{2}/u.test(part) && part.split(' ').length <= 4 && !namesOrganisation(part));
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
  const taken = itemsOf(section).filter((line) => !ofStudents.test(heading) || datesOf(line) !== undefined);
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
      .replace(number, (whole) => (/^ licen[cs]e /i.test(whole) ? whole.slice(0, ' license'.length) : ''))
      .replace(labelAlone, '');
    const dated = datesOf(line);
    const before = dated?.before.replace(
      /(?: ?\(|, )(?:admitted|called|issued|obtained|awarded|qualified|renewed|completed)$| \([a-z]{0,12}$/i,
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
    const issuer = last.length > 1 && !/^[A-Z](?!\p{L})/u.test(last) ? last : '';
    return {
      certificate_name: tidy(issuer === '' ? said : parts.slice(0, -1).join(', ')),
      issuing_organisation: issuer,
      ...(dated?.end !== undefined && { issued: dated.end }),
    };
  });
}
