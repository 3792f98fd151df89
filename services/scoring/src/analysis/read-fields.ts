import type { Analysis } from '@waypost/contracts/entities/score';
import { askedNeeds } from '../reading/needs/asked-needs.ts';
import { isEmployers, type Section, type SectionKind } from '../reading/sections/section-headings.ts';
import { sectionsIn } from '../reading/sections/sections.ts';
import type { SkillMention } from '../reading/skills/find-skills.ts';
import { asGuarding, speaksOfGuards } from '../reading/skills/guarding.ts';
import { blankMarkup } from '../reading/text/blank-markup.ts';
import { wholeWords } from '../reading/text/broken-words.ts';
import type { Place } from '../reading/text/place.ts';
import { partLines } from '../reading/text/run-on-lines.ts';
import { squeeze, type Squeezed } from '../reading/text/squeeze.ts';
import { readYears, type YearsRead } from '../reading/years/years.ts';
import type { AnalysedPost } from './analysed-post.ts';
import { findAskedSkills, setAside, type Aside } from './asked-mentions.ts';
import { employerNames } from './employer-names.ts';
import { isOfEmployer } from './of-employer.ts';
import { levelsIn, type AskedLevel } from './skill-levels.ts';

export type Evidence = Analysis['skills'][number]['evidence'][number];
export type Field = Evidence['field'];
export type Mention = SkillMention & AskedLevel & { kind: SectionKind | undefined; isPreferred: boolean };
export type NeededYears = YearsRead & { isPreferred: boolean };
export type ReadField = {
  field: Field;
  /** Without markup and runs of white space, with line ends where lines were run together. Places are of this text, `evidenceAt` tells where they stand as written. */
  text: string;
  evidenceAt: (place: Place) => Evidence;
  sections: readonly Section[];
  aside: readonly Aside[];
  years: readonly NeededYears[];
  mentions: readonly Mention[];
};

/** What each field is about where no heading says otherwise, in the order in which evidence is listed. */
const fields: readonly (readonly [Field, SectionKind | undefined])[] = [
  ['minimum_qualification', 'requirements'],
  ['title', undefined],
  ['responsibility', 'responsibilities'],
  ['preferred_qualification', 'preferred'],
  ['description', undefined],
];

export function readFields(post: AnalysedPost): { read: ReadField[]; own: ReadonlySet<string> } {
  // A title is one line: "GetGo" in it is a name.
  const parted = fields.map(([field, usual]) => ({
    field,
    usual,
    ...(field === 'title' ? squeeze(blankMarkup(post[field]), 'every') : plainText(post[field] ?? '')),
  }));
  const own = employerNames(
    parted.map(({ text }) => text),
    post.company_name,
  );
  const isOfGuards = speaksOfGuards(...parted.map(({ text }) => text));
  return { read: parted.map((one) => readField(one, { own, isOfGuards })), own };
}

/** Without markup, with whole words, with line ends where lines were run together, and without runs of white space. */
function plainText(written: string): Squeezed {
  const whole = wholeWords(blankMarkup(written));
  const parted = partLines(whole.text);
  const { text, placeOf } = squeeze(parted.text, 'every');
  return { text, placeOf: (at) => whole.placeOf(parted.placeOf(placeOf(at))) };
}

type Parted = Squeezed & { field: Field; usual: SectionKind | undefined };

type OfPost = { own: ReadonlySet<string>; isOfGuards: boolean };

function readField({ field, usual, text, placeOf }: Parted, { own, isOfGuards }: OfPost): ReadField {
  const evidenceAt = ({ start, end }: Place) => ({
    field,
    start: placeOf(start),
    end: placeOf(end),
    text: text.slice(start, end).replaceAll(/\s+/g, ' '),
  });
  const sections = field === 'title' ? [] : sectionsIn(text, usual);
  const read = readYears(text, field.endsWith('_qualification') ? 'asked' : 'told');
  const ofYears = askedNeeds(text, read, sections);
  const years = read.flatMap((one, at) => {
    const need = ofYears[at]?.need;
    return need === 'none' ? [] : [{ ...one, isPreferred: need === 'nice' }];
  });
  const aside = setAside(text, own);
  const named = findAskedSkills(text, aside);
  const found = isOfGuards ? named.map(asGuarding) : named;
  const levels = levelsIn(text, found, read);
  const levelled = found.map((mention, at) => ({ ...mention, ...levels[at] }));
  const mentions = withNeeds(text, levelled, sections).filter(({ kind, start }) => {
    if (isEmployers(kind)) return false;
    return kind !== undefined || field === 'title' || !isOfEmployer(text, start);
  });
  return { field, text, evidenceAt, sections, aside, years, mentions };
}

/** What is asked for of what a text names, in its order, and whether it is required. */
export function withNeeds(
  text: string,
  named: readonly Omit<Mention, 'isPreferred' | 'kind'>[],
  sections: readonly Section[],
): Mention[] {
  const asked = askedNeeds(text, named, sections);
  return named.flatMap((mention, at) => {
    const { need, kind } = asked[at]!;
    return need === 'none' ? [] : [{ ...mention, kind, isPreferred: need === 'nice' }];
  });
}
