import { datesOf } from '../../reading/structure/written-dates.ts';
import { namesOrganisation } from '../words/organisations.ts';
import { isCredential } from './credentials.ts';

/** The certificates that a line names, each as a line of its own with the issuer and the date that it shares with the others. */
export const namedCertificates = (line: string): string[] => besideOneAnother(line).flatMap(listed);

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

/** "BLS, ACLS, CCRN" are three, of one issuer, "(Red Cross)" or behind a dash, or of nobody knows whom; with their date. */
const severalShort =
  /^([A-Z]{2,6}(?:-[A-Z]{1,3})?(?:, ?[A-Z]{2,6}(?:-[A-Z]{1,3})?){1,9})( [–—|-] (?!(?:19|20)\d\d$).{2,80}|, (?:\p{Lu}\p{Ll}+ ){1,5}(?:Association|Society|Institute|Board|Council|Foundation|Red Cross|University|College)| \([^()]{2,60}\))?((?:,| [–—|-])? [^,]{0,12}\d{4})?$/u;

/** Those that go by their letters and give no certificate that is called so. */
const issuers = /^(?:AACN|AAPC|AHA|AHIMA|AICPA|ANCC|ASCP|ASQ|BCEN|ISACA|NBRC|NCCPA|PMI)$/;

function listed(line: string): string[] {
  const [, written, behind = '', date = ''] = severalShort.exec(line) ?? [];
  if (written === undefined) return listedInWords(line);
  const names = written.split(/, ?/);
  const isIssued = behind === '' && issuers.test(names.at(-1) ?? '');
  const issuer = isIssued ? ` – ${names.pop()}` : behind.replace(/^ \((.+)\)$|^, (?=\p{L})/u, ' – $1');
  return names.map((name) => name + issuer + date);
}

/** "(Valid until 2024)" and "- expires 2024" without the date, to which they belong. */
const opened = / (?:\([\p{L}. ]{0,14}|[–-] (?:exp(?:\.|ires?|iry)?|valid until))$/iu;

/** "CDL Class A, endorsements: H, X": what it is for, and no others. */
export const endorsed = /\bendorsements?:/i;

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
    parts.length > 1 &&
    !endorsed.test(names) &&
    (parts.every(isCertificate) || (issuer === '' && (soundAlike(parts) || areCards(parts))));
  return areSeveral ? parts.map((name) => name + (issuer && ` | ${issuer}`) + date) : [line];
}

const isCertificate = (part: string) =>
  /^\p{Lu}(?!icen)/u.test(part) &&
  !namesOrganisation(part) &&
  (isCredential(part) || /\b(?:fundamentals|practitioner)$/i.test(part));

/** Of three in a line that begin alike, the last is no issuer where it is called as a certificate is, or where two of them are. */
const soundAlike = (parts: readonly string[]) =>
  parts.length > 2 &&
  parts.every((part) => /^\p{Lu}.{2}/u.test(part) && (!namesOrganisation(part) || isCredential(part))) &&
  (isCertificate(parts.at(-1) ?? '') || parts.filter(isCertificate).length > 1);

/** "Rye card, Oven certificate": the last is what one carries, and gives none. */
const areCards = (parts: readonly string[]) =>
  (/\b(?:card|certificate|permit)$/i.test(parts.at(-1) ?? '') || isCertificate(parts.at(-1) ?? '')) &&
  parts.every((part) => /^\p{Lu}.{2}/u.test(part) && part.split(' ').length <= 4 && !namesOrganisation(part));
