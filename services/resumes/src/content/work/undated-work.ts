import { isItem } from '../../reading/structure/bullets.ts';
import type { Entry } from '../entries/entries.ts';
import { headerParts, isHeader, withoutLabel } from '../entries/headers.ts';
import { splitPlace, type Cities } from '../entries/places.ts';
import { namesOrganisation } from '../words/organisations.ts';
import { endsInPosition } from '../words/positions.ts';

type Header = Pick<Entry, 'cells' | 'parts' | 'place'>;
export type Undated = Header & { body: string[] };

const mostWords = 5;
/** "Trained new cashiers", "Ten years as a baker": what somebody did, and no position. */
const ofDeeds =
  /^(?!(?:Certified|Chartered|Licensed|Registered)\b)\p{Lu}\p{Ll}+ed\b|\b(?:an?|as|for|in|my|the|to|with|years?)\b/u;
const isRole = (part: string) =>
  endsInPosition(part) && !ofDeeds.test(part) && part.split(' ').length <= mostWords && !namesOrganisation(part);
/** "Oak Home", "University of Rye": no sentence below a position. */
const isName = (part: string) =>
  namesOrganisation(part) || part.split(' ').every((word) => /^[\p{Lu}\d&]|^(?:and|at|de|for|of|the)$/u.test(word));

function headerOf(line: string, cities: Cities | undefined): Header {
  const { rest, place } = splitPlace(withoutLabel(line), cities);
  return { cells: [rest], parts: isHeader(line) ? headerParts(rest).parts : [], place };
}

/** "Strong leader" alone is no position unless it is told what was done there. */
const isWhole = (parts: readonly string[], below = '') =>
  parts.some(isRole) && parts.every((part) => isRole(part) || isName(part)) && (parts.length > 1 || isItem(below));

/**
 * Positions of a section without any dates: a line that says as what and with whom, two of which each says one, or one that says
 * as what.
 */
export function undatedIn(lines: readonly string[], cities?: Cities): Undated[] {
  const found: Undated[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const own = headerOf(line, cities);
    const below = headerOf(lines[at + 1] ?? '', cities);
    const among = [...own.parts, ...below.parts];
    const isPair = own.parts.length === 1 && below.parts.length === 1 && among.filter(isRole).length === 1;
    if (isPair && among.every((part) => isRole(part) || isName(part))) {
      found.push({
        cells: [...own.cells, ...below.cells],
        parts: among,
        place: own.place || below.place,
        body: [],
      });
      at += 1;
    } else if (isWhole(own.parts, lines[at + 1])) found.push({ ...own, body: [] });
    else found.at(-1)?.body.push(line);
  }
  return found;
}
