import { isItem, withoutBullet } from '../reading/structure/bullets.ts';
import type { ResumeSection } from '../reading/structure/resume-structure.ts';
import { headingKind } from '../reading/structure/section-headings.ts';
import { datesOf } from '../reading/structure/written-dates.ts';
import { mostLines } from './entries/entries.ts';
import { headerParts, isHeader } from './entries/headers.ts';
import { isDegree } from './qualifications/studies.ts';
import { namesPosition } from './words/positions.ts';

type Told = { head: string[]; sections: ResumeSection[] };

/** A resume may tell of positions below no heading that says so: behind its summary, or below one in words of its own. */
export function withExperience(head: string[], sections: ResumeSection[]): Told {
  if (sections.some(({ kind }) => kind === 'experience')) return { head, sections };
  const inHead = firstPosition(head);
  if (inHead !== undefined) {
    const told = [experience(head.slice(inHead)), ...sections];
    return { head: head.slice(0, inHead), sections: sections.length > 0 ? told : told.flatMap(withStudies) };
  }
  const told = sections.map((section) => {
    const isFree =
      section.kind === 'summary' || ofStage.test(section.heading) || headingKind(section.heading) === undefined;
    const at = isFree ? firstPosition(section.lines) : undefined;
    return at === undefined
      ? [section]
      : [{ ...section, lines: section.lines.slice(0, at) }, experience(section.lines.slice(at))];
  });
  return { head, sections: told.flat() };
}

/** Of an actor these are roles, of who else is there the work. */
const ofStage = /^(?:films?|stage|television|theat(?:er|re)|tv)$/i;

const experience = (lines: string[]): ResumeSection => ({ kind: 'experience', heading: '', lines });

const isWhole = (parts: readonly string[]) => parts.length > 1 && namesPosition(parts[0] ?? '');
/** Of a list also behind the school: "• Ghent College, BA History". */
const isStudy = (line: string) => isDegree(line) || (isItem(line) && headerParts(line.slice(2)).parts.some(isDegree));

/** Without headings, studies stand below the positions: from the first line that begins with a degree. */
function withStudies(section: ResumeSection): ResumeSection[] {
  const at = section.lines.findIndex(isStudy);
  return at < 1
    ? [section]
    : [
        { ...section, lines: section.lines.slice(0, at) },
        { kind: 'education', heading: '', lines: section.lines.slice(at) },
      ];
}

/** The line with which the header of a position begins: one that says from when to when, or one above it. */
function firstPosition(lines: readonly string[]): number | undefined {
  const dated = lines.slice(0, mostLines).findIndex((line, at) => {
    const when = sentence.test(line) ? undefined : datesOf(withoutBullet(line));
    if (!when?.isRange) return false;
    // Of a list only what says as what and with whom.
    if (isItem(line)) return isHeader(when.before) && isWhole(headerParts(when.before).parts);
    return (
      namesPosition(when.before) ||
      [lines[at - 1], lines[at + 1]].some((near = '') => isHeader(near) && namesPosition(near))
    );
  });
  if (dated < 0) return undefined;
  const { before = '' } = datesOf(lines[dated] ?? '') ?? {};
  if (headerParts(before).parts.length > 1) return dated;
  let start = dated;
  while (start > 0 && dated - start < 2 && isHeader(lines[start - 1]) && !isContact(lines[start - 1])) start--;
  return start;
}

/** "Baker since 2018" is what somebody says of themselves. */
const sentence = /\b(?:since|from) \S+ ?\d{4}|\bsince\b/i;
const isContact = (line = '') => /\S@\S|https?:|www\.|\d{3}[ .-]\d{3,4}/.test(line);
