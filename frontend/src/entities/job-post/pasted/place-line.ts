import { limits, type WorkMode } from '@waypost/contracts/constants';
import { isCountry } from './country-names.ts';
import { plain } from './plain-line.ts';

/** A line of the top, without what a page has made of it and no longer than a title. */
export const startOf = (line: string): string => plain(line.slice(0, limits.title).replaceAll('**', ''));

const placeLabel =
  /^(?:(?:job|work|position|primary|office) )?(?:location|place of work|where|city|(?:arbeits|dienst|einsatz|stand)?ort|lieu|ubicación|local|localização|sede(?: di lavoro)?|luogo|locatie|standplaats|miejsce pracy|lokalizacja|(?:arbets)?plats|(?:arbeids|arbejds)?sted|placering)\s*[:：]\s*(?=\S)(?!(?:(?:in[- ]person|hybrid|on-?site)(?! ?[,(–-] ?\p{Lu}| in \p{Lu})|(?:fully )?remote|anywhere)\b)|^standort\s(?=\p{L})/iu;
/** "Location: Lyon" */
export const isLabelledPlace = (said: string): boolean => placeLabel.test(said);

const postalCode = /^\d{4,5} | (?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?)$/u;
const modeWords = {
  Hybrid: 'hybrid[eo]?|híbrid[ao]|ibrid[ao]|(?:praca )?hybrydow[ao]',
  Onsite: 'on-?site|in[- ]person|presencial|stacjonarnie',
  Remote: '(?:fully )?(?:remote|zdalnie)',
} as const satisfies Partial<Record<WorkMode, string>>;
const modes = Object.entries(modeWords).map(
  ([mode, words]) => [mode as keyof typeof modeWords, new RegExp(`^(?:${words})$`, 'iu')] as const,
);
/** "Lyon, hybrid" */
const modeBehind = new RegExp(`(?:,| [–-]) (?:${Object.values(modeWords).join('|')})$`, 'iu');

/** "Hybrid - Lyon" */
const modeBefore = /^(in[- ]person|hybrid|on-?site)(?: ?[,(–-] ?| in )(?=\p{Lu})/iu;

/** The place that such a line names, without what else it says: "Lyon, France (hybrid)", "Dayton, OH 45402". */
export function placeIn(line: string): string {
  const [said = ''] = startOf(line)
    .replace(placeLabel, '')
    .replace(modeBefore, '')
    .split(/[|·•;(/]/u);
  return said.trim().replace(/\)$/, '').replace(modeBehind, '').replace(postalCode, '');
}

/** Whether such a line says nothing else. */
export const isPlaceAlone = (line: string): boolean => line.replace(postalCode, '').endsWith(placeIn(line));

/** How the work is done, where such a line says nothing else beside the place. */
export function modeBeside(line: string): WorkMode | undefined {
  const place = placeIn(line);
  const [, lead] = modeBefore.exec(startOf(line).replace(placeLabel, '')) ?? [];
  if (lead !== undefined) return modes.find(([, says]) => says.test(lead))?.[0];
  const words = line
    .slice(line.indexOf(place) + place.length)
    .replaceAll(/[|·•;()/,]| [–-] /gu, '')
    .trim();
  return modes.find(([, says]) => says.test(words))?.[0];
}

/** "69001 Lyon"; "2026 Summer" is a year. */
const behindCode = /^(?!20[2-4]\d )(?:\d{5}|\d{4}(?: [A-Z]{2})?) \p{Lu}[\p{L} .'-]{1,40}$/u;
/** What LinkedIn says beside it. */
export const postedBehind = / ?[·•|] (?:(?:re)?posted\b|\d{1,2} (?:minute|hour|day|week|month)s? ago).*$/iu;

/** "Zürich, Schweiz", and with a region between them; "Palm Row, Schweiz" reads alike, so who hires has to be known. */
export function endsInCountry(line: string): boolean {
  const [, city = '', country = ''] =
    /^(?:\d{4,5} )?(\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,2})(?:, [\p{L} .'’-]{2,40})?, ([^,(]{2,40})(?: \([^)]{1,30}\))?$/u.exec(
      line,
    ) ?? [];
  return city !== '' && isCountry(country);
}

/** "Lyon · Hybrid": what is not remote has a place. "Dayton, OH 45402" says nothing else. */
export const isPlace = (line: string): boolean =>
  /^📍|^(?!.* [–-] )[\p{L} .'-]{2,40}, [A-Z]{2}(?: \d{5})?$/u.test(line) ||
  behindCode.test(line) ||
  (/^\d{4,5} /u.test(line) && endsInCountry(line)) ||
  (/^[^·|•]{2,60}[·|•]/u.test(line) && (postedBehind.test(line) || !['Remote', undefined].includes(modeBeside(line))));
