import type { WorkMode } from '@waypost/contracts/constants';
import type { Place } from './places.ts';
import { workModeIn } from './work-mode.ts';

/** "Baker Job in Madison", "Baker Job in Madison, WI": how some boards end the name of a page. */
const ofBoard = /(?<=\S) Job in \p{Lu}[\p{L}\p{M}'’. -]{1,40}(?:, [A-Z]{2})?$/u;
/** "Crumb Inc. Job Application for Baker | Board.com var ID = …": the page of a board, and its script. */
const ofPage = /^.{2,80} Job Application for (?=\S)/;
const ofSite = / \| [\w-]{2,40}\.(?:com|org|net)\b.*$/s;
/** What parts a title from what is said behind it. */
const apart = /(?<=\S)(?: ?[-–—|] |, | [([])$/;
const mode = /(?:(?:(?:100%|fully) )?remote|hybrid|on-?site)$/i;
const longestPlace = 60;

/** A title without where the work is, which a post says beside it: others end the names of their pages so. */
export function titleIn(written: string, places: readonly Place[]): { title: string; mode: WorkMode | undefined } {
  const named = written.replace(ofSite, '').replace(ofPage, '').replace(ofBoard, '');
  const [inner, before] = withoutMode(named);
  const [title, behind] = withoutMode(withoutPlace(inner, places));
  return { title, mode: before ?? behind };
}

/** "Baker - Madison", "Baker (Madison, WI)". */
const withoutPlace = (title: string, places: readonly Place[]) =>
  places.reduce((rest, { name }) => {
    const at = rest.lastIndexOf(name);
    const isEnd =
      at > 0 && rest.length - at <= longestPlace && /^(?:, \p{Lu}[\p{L} ]+)?\)?$/u.test(rest.slice(at + name.length));
    return isEnd && apart.test(rest.slice(0, at)) ? rest.slice(0, at).replace(apart, '') : rest;
  }, title);

/** "Baker - Remote", "Baker (Hybrid)". */
function withoutMode(title: string): [title: string, mode: WorkMode | undefined] {
  const { index = 0, 0: said = '' } = mode.exec(title.replace(/[)\]]$/, '')) ?? {};
  const before = title.slice(0, index);
  return apart.test(before) ? [before.replace(apart, ''), workModeIn(said)] : [title, undefined];
}
