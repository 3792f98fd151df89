import type { ResumeContent, WrittenSpan } from '@waypost/contracts/entities/resume-content';
import type { Dated } from '../reading/written-dates.ts';
import { entriesIn, joinedLines } from './entries.ts';
import { endsInPosition, namesOrganisation, namesPosition } from './header-words.ts';

type Work = ResumeContent['work_experiences'][number];

export const spanOf = ({ start, end, isCurrent }: Dated): WrittenSpan => ({
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
  is_current: isCurrent,
});

/** Which part is the position and which the company; where neither says so, the position stands first. */
function namesOf(parts: readonly string[]): Pick<Work, 'job_title' | 'company_name'> {
  const ways = [
    (part: string) => endsInPosition(part) && !namesOrganisation(part),
    (part: string) => namesPosition(part) && !namesOrganisation(part),
    namesPosition,
    (part: string) => !namesOrganisation(part),
  ];
  const title = Math.max(0, ways.map((isTitle) => parts.findIndex(isTitle)).find((at) => at >= 0) ?? 0);
  const others = parts.filter((_, at) => at !== title);
  return { job_title: parts[title] ?? '', company_name: others.find(namesOrganisation) ?? others[0] ?? '' };
}

/** One date alone is when it was. */
export const spanOrMoment = (dated: Dated): WrittenSpan =>
  dated.isRange || dated.end === undefined ? spanOf(dated) : { start: dated.end, end: dated.end, is_current: false };

export const workIn = (section: readonly string[]): Work[] =>
  entriesIn(section).map(({ dated, parts, place, body }) => ({
    ...namesOf(parts),
    city: /^remote$/i.test(place) ? '' : place,
    work_summary: joinedLines(body).join('\n'),
    ...spanOrMoment(dated),
  }));

const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1) - 1;

/** Months of all work together, what overlaps once; undefined where no position says from when to when. */
export function monthsOfWork(work: readonly WrittenSpan[], today: string): number | undefined {
  const now = monthsOf(today);
  const spans = work
    .flatMap(({ start, end, is_current }) => {
      const until = is_current ? now : end && monthsOf(end) + 1;
      return start === undefined || until === undefined || until === ''
        ? []
        : [{ from: monthsOf(start), until: Math.min(until, now) }];
    })
    .filter(({ from, until }) => until > from)
    .toSorted((one, other) => one.from - other.from);
  let months = 0;
  let covered = 0;
  for (const { from, until } of spans) {
    months += Math.max(0, until - Math.max(from, covered));
    covered = Math.max(covered, until);
  }
  return months === 0 ? undefined : months;
}
