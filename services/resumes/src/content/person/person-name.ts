import { namesOrganisation } from '../words/organisations.ts';
import { namesPosition } from '../words/positions.ts';
import { postNominals } from '../words/post-nominals.ts';

const longestName = 60;
/** Letters with the marks that stand within names, and initials. */
const word = /^\p{L}[\p{L}\p{M}'’-]*\.?$/u;
const isParticle = (part: string) => /^\p{Ll}/u.test(part);
const particles =
  /^(?:van|von|der|den|de|des|la|le|las|los|da|di|do|dos|das|del|della|du|zu|zur|zum|ter|ten|te|bin|binti|ibn|al|el|bint|y|e|af|av|of|mac|st\.?)$/;
/** "JORIS VAN DER HEYDEN" */
const isLoudParticle = (part: string) =>
  part.length > 1 && part === part.toUpperCase() && particles.test(part.toLowerCase());
const title = /^(?:chef|dr|prof|miss|mr|mrs|ms|mx|rev)\.?$/i;
const rank =
  /^(?:(?:1LT|1SG|2LT|CMSgt|COL|CPL|CPT|CW[2-5]|LTC|MAJ|MSG|MSgt|PFC|SFC|SGM|SGT|SMSgt|SPC|SSG|SSgt|TSgt)\b|(?:Cap(?:tain|t)|CAPT|Col|Cpl|Lt|LT|Maj|Sgt)\.?)(?: \((?:Ret|USA|USAF|USMC|USN|R)\.?\))? (?=\p{Lu})/u;
/** "Prof. Dr. phil.", "Dr. rer. nat." */
const doctorate =
  /^(?:(?:Prof|PD|Priv|Dr|Dipl)\.(?:-\p{L}{2,5}\.?)? ?)+(?:(?:h\. ?c|habil|iur|jur|med|dent|vet|nat|oec|phil|pol|rer|sc|theol|agr|techn|Ing)\.? )*(?=\p{Lu})/u;
/** "Terrence “TJ” Boudreaux" is what somebody is called besides. */
const nickname = /(?<=\p{L}\.?) (?:["“”][^"“”()]{1,20}["“”]|['‘’][^'‘’()]{2,20}['‘’]|\([^()\d]{2,20}\))(?= \p{L})/u;
/** "Name: Mira Okoye", "Resume of Mira Okoye". */
export const nameLabel =
  /^(?:(?:full |candidate )?name|nombre(?: (?:completo|y apellidos))?|nom(?: et prénom)?|nome(?: completo)?|cognome e nome|naam|navn|namn|imię i nazwisko|vor- und (?:nach|zu)name) ?[:\t]/i;
const label = /^(?:(?:curr[ií]culum v[ií]tae|resume|résumé|cv) ?(?:of|for|:|[-–—|]) ?) ?/i;
/** "MRCVS": nobody is called so, beside a name that is not in capitals. */
const withoutVowels = /(?<=\p{Ll})(?: [B-DF-HJ-NP-TV-XZ]{3,6})+$/u;
const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const isHeading =
  /^(?:curr[ií]culum\b|hoja de vida|europass|lebenslauf|resume|résumé|cv|personal (?:details|information|profile))\b/i;

/** "OKOYE" is how a heading is set; "Okoye" is how it is written. */
const asWritten = (part: string) =>
  part.length > 1 && part === part.toUpperCase() && !suffix.test(part)
    ? part.toLowerCase().replaceAll(/(?:^|['’-])\p{Ll}/gu, (start) => start.toUpperCase())
    : part;

/** "Mira Okoye | Pastry chef", "Mira Okoye – mira@example.org" */
const behindName = / (?:[|•·–—-]) (.+)$/u;
/** A name may stand there again in the letters of another script. */
const isOfName = (rest: string) => namesPosition(rest) || /[@\d]|^\P{Script=Latin}+$/u.test(rest);

/** The name of a line without its label, its titles and what stands behind it; undefined where that is too long for a name. */
function bareName(text: string): string | undefined {
  const written = text.replace(behindName, (whole, rest: string) => (isOfName(rest) ? '' : whole));
  if (written.length > longestName) return undefined;
  return written
    .replace(nameLabel, '')
    .replace(label, '')
    .trimStart()
    .replace(rank, '')
    .replace(doctorate, '')
    .replace(/ \((?:she|he|they)\/[a-z/]{2,15}\)$/i, '')
    .replace(/,? \((?:Ret|USAF?|USMC|USN)\.?\)$/, '')
    .replace(nickname, '')
    .replace(withoutVowels, '')
    .replace(postNominals, '')
    .replace(/, ?(?=(?:jr|sr|i{2,3}|iv)\.?$)/i, ' ');
}

/**
 * Who a resume is of, where its first line is a name and nothing else; nothing where one would have to guess.
 * @param isSure whether a line that may be a profession is somebody's name: "Sarah Cook"
 */
export function personNamed(
  text = '',
  isSure: (line: string) => boolean = () => false,
): { first_name: string; last_name: string } | undefined {
  const line = bareName(text);
  if (line === undefined) return;
  if (isHeading.test(line) || ((namesPosition(line) || namesOrganisation(line)) && !isSure(line))) return;
  const parts = line.split(' ').filter((part) => !title.test(part));
  const isName =
    parts.length >= 2 &&
    parts.length <= 5 &&
    parts.every((part) => word.test(part) && (!isParticle(part) || particles.test(part)));
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (!isName || isParticle(first) || isParticle(last)) return;
  // "van der Berg" is one name, and so is "Okoye Jr."; what stands before the last of others are given names.
  const from = parts.findIndex((part, index) => index > 0 && (isParticle(part) || isLoudParticle(part)));
  const cut = from < 0 ? Math.max(1, parts.length - (suffix.test(last) ? 2 : 1)) : from;
  const said = (some: readonly string[]) => some.map(asWritten).join(' ');
  return { first_name: said(parts.slice(0, cut)), last_name: said(parts.slice(cut)) };
}

const oneWord = /^\p{Lu}[\p{Lu}-]{4,38}\p{Lu}$/u;

/** "MIRAOKOYE-RYE" is how a page with letters set apart names who has the address m.okoye-rye@example.org. */
export function apartByMail(title: string, emails: readonly string[]): string {
  if (!oneWord.test(title)) return title;
  const whole = title.toLowerCase();
  const names = emails
    .flatMap((email) => (email.split('@')[0] ?? '').split(/[^a-z]+/))
    .filter((name) => name.length > 2);
  const cuts = new Set<number>();
  let [from, until] = [0, whole.length];
  for (const name of names.toReversed()) {
    if (!whole.endsWith(name, until) || until - name.length < 2) continue;
    until -= name.length;
    cuts.add(until);
    if (whole.endsWith('-', until)) until -= 1;
  }
  // Who signs in short writes as much of the first name: “Mira” of MIRABEL.
  for (const name of cuts.size > 0 ? [] : names) {
    if (!whole.startsWith(name, from) || until - from - name.length < 2) continue;
    from += name.length;
    cuts.add(from);
    if (whole.startsWith('-', from)) from += 1;
  }
  const isCut = (at: number) => cuts.has(at) && whole[at] !== '-' && whole[at - 1] !== '-';
  return Array.from(title, (letter, at) => (isCut(at) ? ` ${letter}` : letter)).join('');
}
