import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { datesOf, tidy } from '../../reading/structure/written-dates.ts';
import { itemsOf } from '../entries/listed-items.ts';
import { namesOrganisation } from '../words/organisations.ts';
import { endsInPosition } from '../words/positions.ts';
import { isCredential } from './credentials.ts';
import { endorsed, namedCertificates } from './named-certificates.ts';

type Certificate = ResumeContent['certificates'][number];

/** Below "Courses" students name their subjects; what somebody has taken elsewhere has a date. */
const ofStudents = /^(?:\w+ )?courses\W*$/i;

export const certificatesIn = (section: readonly string[], heading = ''): Certificate[] =>
  itemsOf(section)
    .filter((line) => !ofStudents.test(heading) || datesOf(line) !== undefined)
    .flatMap(certificatesOf)
    .map((line) => certificateOf(withoutNumbers(line)))
    .filter(({ certificate_name }) => certificate_name !== '');

/** What else stands in a section of certificates and of more, each line with its label. */
const ofOther = /^(?:achievements?|activities|awards?|hobbies|honou?rs|interests|languages|leadership|volunteering)$/i;

function certificatesOf(line: string): string[] {
  const [, label = '', rest = ''] = /^([\p{L} &]{4,30}): (.+)$/u.exec(line) ?? [];
  if (/^(?:certificat\w+|licen[cs]\w+)/i.test(label)) return namedCertificates(rest);
  return ofOther.test(label) ? [] : namedCertificates(line);
}

/** "Oven rules (2019, amended 2022)" */
const amended = /\(((?:19|20)\d\d), [^()]{1,40}\)$/;

/** Until when it is valid says not when it was issued. */
const expiry =
  / ?[,(|–-]? ?\b(?:(?:date of )?exp(?:\.|ires?|iry|iring|iration)?|valid (?:until|through|thru|to)|gültig bis|ważn[ey] do|valable jusqu[’']?(?:au|en|à)?|válid[oa] hasta|valido fino al|geldig tot)(?: (?:date|on))?:? [^,|()]{2,20}\)?$| ?[,(|–-] ?valid:? [^,|()]{0,12}\d{2,4}\)?$/i;

const hashed = /,? ?(?:#|\b(?:no\.?|number:?)) ?[A-Z]{0,3}-?\d[\w-]{2,20}/gi;
const registered = /,? ?\b(?:lic(?:en[cs]e)?\.?|registration|id) (?:no\.?|number|#)?:? ?[A-Z]{0,3}-?\d[\w-]{2,20}/gi;
const labelAlone = /, (?:lic(?:en[cs]e)?\.?|registration|id)$/i;

/** Without when it ends and what it is registered under, which is nobody's name; "License #2710" is called a license. */
const withoutNumbers = (line: string): string =>
  line
    .replace(amended, '($1)')
    .replace(expiry, '')
    .replace(hashed, '')
    .replace(registered, (whole) => (/^ licen[cs]e /i.test(whole) ? whole.slice(0, ' license'.length) : ''))
    .replace(labelAlone, '');

const beforeDate =
  /(?:(?: ?\(|, )(?:admitted|called|issued|obtained|awarded|qualified|renewed|completed)| \([a-z]{0,12})$/i;
const beforeIssuer =
  / ?[|·•] ?| — | [–-] (?=(?:Coursera|Udemy|edX|Udacity|LinkedIn Learning|Google|HubSpot|Microsoft|IBM|Senai)$)|(?<=^[A-Z-]{2,9}) – /;
const commas = / ?, (?!inc\b|llc\b|ltd\b)(?![^()]{0,60}\))/i;

/** "Rye card (Crumb Institute)", "Rye card – Crumb Institute", "Rye card (Crumb, 2019)" without its date: what is no organisation may be its level. */
function besideIssuer(said: string): string[] | undefined {
  const [, name, who = '', end] = /^(.{2,80}[\p{L}\d]) [(–-] ?(\p{Lu}[^()–]{1,60})(\)?)$/u.exec(said) ?? [];
  const isDated =
    end === '' && /\([^()\d]*$/.test(said) && !ofLevel.test(who) && !(/^\S+$/.test(who) && endsInPosition(who));
  return name !== undefined && (isDated || namesOrganisation(who)) && !isCredential(who) ? [name, who] : undefined;
}

/** "Certified Rye Baker (CRB" before a date. */
function isInShort(before: string): boolean {
  const [, name, letters] = /^(.{2,80}) \(([A-Z]{2,8})$/.exec(before) ?? [];
  return name !== undefined && name.replace(/\P{Lu}/gu, '') === letters;
}

/** What a date stood in at the end. */
const opened = /(\([^()]{1,60})$/;
const ofLevel = /^(?:active|advanced|basic|current|expired|beginner|intermediate|provider)$/i;

function certificateOf(line: string): Certificate {
  const dated = datesOf(line);
  const isListed = dated !== undefined && line.startsWith(`${dated.before}, `) && !isInShort(dated.before);
  const said = tidy(
    dated
      ? [isListed ? dated.before : dated.before.replace(beforeDate, ''), dated.after]
          .filter((part) => part !== '')
          .join(' ')
      : line,
  );
  const apart = said.split(beforeIssuer).map(tidy).filter(Boolean);
  const parts = apart.length > 1 ? apart : (besideIssuer(said) ?? said.split(commas));
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  // "CDL Class A, endorsements H, N, T": a letter issues nothing.
  const issuer = last.length > 1 && !/^[A-Z](?!\p{L})/u.test(last) && !endorsed.test(said) ? last : '';
  return {
    certificate_name: tidy(issuer === '' ? said : parts.slice(0, -1).join(', ')).replace(opened, '$1)'),
    issuing_organisation: issuer,
    ...(dated?.end !== undefined && { issued: dated.end }),
  };
}
