import { skillByName } from '@waypost/contracts/taxonomy/skills';
import { withoutBullet } from '../../reading/structure/bullets.ts';
import { datesOf } from '../../reading/structure/written-dates.ts';
import { mostLines } from '../entries/entries.ts';
import { isDegree, isStudied } from './studies.ts';

/** What certificates and licenses are called, by what they are for: in general, people, safety, building, driving, offices, law. */
const words = new RegExp(
  String.raw`\b(?:${[
    'certified|certification|certificates|licen[cs](?:ed?(?! professionnelle)|ure)|credentialed|endorsements?|awareness|safe pass|white card',
    'CPR|AED|first aid|infection control|manual handling|moving (?:and|&) handling|safeguarding|DBS (?:certificate|check|enhanced)|enhanced DBS|NPQ[A-Z]{0,3}|UEFA',
    'OSHA|NEBOSH|IOSH|COSHH|hazmat|confined spaces?|working at heights?|food (?:handler|hygiene|safety)|BICSc',
    String.raw`IPAF|PASMA|SMSTS|SSSTS|CPCS|JIB|AM2|City (?:&|and) Guilds \d{4}|18th edition|gas safe|PA[1-9]`,
    'CDL|CPC|[HL]GV|STCW',
    String.raw`ITIL|prince2|(?:black|green|yellow) belt|CSCS|AAT level \d(?! diploma)`,
    'notary public|(?:solicitor|barrister)s? of|(?:bar|court),? (?:admission|admitted)',
  ].join('|')})\b`,
  'i',
);

/** What a section of education says of certificates and licenses, apart from the studies: each of them has a line. */
export function apart(section: readonly string[]): { studies: string[]; credentials: string[] } {
  const [studies, credentials]: [string[], string[]] = [[], []];
  let own = studies;
  for (const line of section.slice(0, mostLines)) {
    // Dates that stand alone are of what is above them.
    const dated = datesOf(line);
    if (dated?.before !== '' || dated?.after !== '') own = isCredential(line) ? credentials : studies;
    own.push(line);
  }
  return { studies, credentials };
}

/** Whether a line names a certificate or a license, by the list of skills or by its own words. */
export function isCredential(line: string): boolean {
  const dated = datesOf(line);
  const plain = dated?.before === '' ? dated.after : withoutBullet(line);
  const [name = ''] = plain.split(/ ?[,;:|(\t] ?| [–—-] /);
  if (skillByName(name)?.category === 'Certifications' && !isDegree(name)) return true;
  return words.test(plain) && plain.length <= longest && !isStudied(plain);
}
const longest = 120;
