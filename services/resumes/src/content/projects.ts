import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { isItem } from '../reading/structure/bullets.ts';
import { datesOf, tidy } from '../reading/structure/written-dates.ts';
import { joinedLines, mostLines } from './entries/entries.ts';
import { isHeader } from './entries/headers.ts';
import { spanOrMoment } from './work/work.ts';

/** "Rye map: a map of all growers." */
const isInline = (line: string) => /^[^.:•]{2,80}: \S/.test(line);
/** "tinydb — a store" is a name in small letters. */
const isTitled = (line: string) =>
  isHeader(line) || /^(?:[\p{Ll}\d][\p{L}\d._-]{1,30}|\p{Lu}.{1,60} \((?:19|20)\d\d\)) (?:—|–|-|\|) \S/u.test(line);
const isNamed = (line: string) => !isItem(line) && (isTitled(line) || datesOf(line)?.after === '');

/** "Client: Old Crumb": what a list of projects calls their parts. */
const labelled =
  /^(?:• )?(project(?: name| title)?|title|client|customer|company|role|designation|position|duration|period|dates?|team(?: size)?|environment|technolog(?:y|ies)(?: used)?|tech(?:nology)? stack|tools(?: used)?|platform|domain|location|(?:roles? (?:and|&) )?responsibilit(?:y|ies)|(?:project )?description)(?: ?#?\d{1,2})? ?:/i;
const isNameOfProject = (line: string) => /^(?:project(?: name| title)?|title)$/.test(labelOf(line) ?? '');
const labelOf = (line = '') => labelled.exec(line)?.[1]?.toLowerCase();

/** "Project #1", and what it is called below. */
const counter = /^project ?#? ?\d{1,2}:?$/i;

/** Where projects begin: where the first label comes again, else at a header behind something that has ended, or one with its own date. */
function projectStarts(lines: readonly string[]): number[] {
  const counted = lines.flatMap((line, at) => (counter.test(line) ? [at] : []));
  if (counted[0] === 0) return counted;
  const label = labelOf(lines[0]);
  if (label !== undefined) return lines.flatMap((line, at) => (labelOf(line) === label ? [at] : []));
  const starts: number[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const hasEnded = before === undefined || /[.!]$/.test(before) || isItem(before);
    // The line below a name says more of it.
    const isDatedToo = datesOf(line) !== undefined && datesOf(before ?? '') !== undefined;
    const isSubtitle = starts.at(-1) === at - 1 && !isInline(before ?? '') && !isDatedToo;
    const isName = isNamed(line) && !isSubtitle && (hasEnded || datesOf(line) !== undefined);
    if ((isInline(line) || isName) && labelOf(line) === undefined) starts.push(at);
  }
  return starts;
}

export function projectsIn(section: readonly string[]): ResumeContent['projects'] {
  const lines = section.slice(0, mostLines);
  const starts = projectStarts(lines);
  return starts.map((at, index) => {
    const [head = '', ...more] = lines.slice(at, starts[index + 1] ?? lines.length);
    const named = counter.test(head) ? more.find(isNameOfProject) : undefined;
    const line = named ?? head;
    const body = more.filter((one) => one !== named);
    const own = datesOf(line);
    const [subtitle = ''] = body;
    const below = body.find((one) => /^(?:duration|period|dates?)$/.test(labelOf(one) ?? '')) ?? subtitle;
    const dated = own ?? (isItem(below) ? undefined : datesOf(below));
    const [said = '', ...besides] = tidy((own?.before ?? line) || line)
      .replace(/ ?\| ?link$/i, '')
      .split(' | ');
    const [, name, rest = own?.after || undefined] = labelOf(said)
      ? ['', tidy(said.replace(labelled, ''))]
      : (/^([^:]{2,80}): (.+)$/.exec(said) ?? []);
    return {
      project_name: name ?? said,
      description: [...besides, ...(rest === undefined ? [] : [rest]), ...joinedLines(body)].join('\n'),
      ...(dated ? spanOrMoment(dated) : { is_current: false }),
    };
  });
}
