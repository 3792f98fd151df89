import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { datesOf, tidy } from '../reading/written-dates.ts';
import { joinedLines, mostLines } from './entries.ts';
import { isHeader, namesPosition } from './header-words.ts';
import { spanOf } from './work.ts';

const withoutBullet = (line: string) => line.replace(/^• /, '');

/** Lines that each say one thing; a line that begins in the middle of a sentence belongs to the one before. */
function items(section: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of section.slice(0, mostLines)) {
    const before = joined.at(-1);
    if (before !== undefined && /^\p{Ll}/u.test(line)) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(withoutBullet(line));
  }
  // A date or a page number alone says nothing.
  return joined.filter((line) => /\p{L}{3}/u.test(line));
}

export function certificatesIn(section: readonly string[]): ResumeContent['certificates'] {
  return items(section).map((line) => {
    const dated = datesOf(line);
    const said = dated ? tidy([dated.before, dated.after].filter(Boolean).join(' ')) : tidy(line);
    const apart = said
      .split(/ ?[|·•] ?| — /)
      .map(tidy)
      .filter(Boolean);
    const parts = apart.length > 1 ? apart : said.split(/ ?, (?!inc\b|llc\b|ltd\b)/i);
    const [issuer = ''] = parts.length > 1 ? parts.slice(-1) : [];
    return {
      certificate_name: tidy(issuer === '' ? said : parts.slice(0, -1).join(', ')),
      issuing_organisation: issuer,
      ...(dated?.end !== undefined && { issued: dated.end }),
    };
  });
}

/** A new project begins where a header follows something that has ended. */
function beginsProject(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const before = lines[at - 1];
  if (!isHeader(line)) return /^[^.:]{2,80}: \S/.test(line) && !line.startsWith('• ');
  if (before === undefined) return true;
  if (before.startsWith('• ')) return true;
  return /[.!]$/.test(before) || datesOf(line) !== undefined;
}

export function projectsIn(section: readonly string[]): ResumeContent['projects'] {
  const lines = section.slice(0, mostLines);
  const starts = lines.flatMap((_, at) => (beginsProject(lines, at) ? [at] : []));
  return starts.map((at, index) => {
    const line = lines[at] ?? '';
    const dated = datesOf(line);
    const said = tidy((dated?.before ?? line) || line).replace(/ ?\| ?link$/i, '');
    const [, name, rest] = /^([^:]{2,80}): (.+)$/.exec(said) ?? [];
    const body = joinedLines(lines.slice(at + 1, starts[index + 1] ?? lines.length));
    return {
      project_name: name ?? said,
      description: [...(rest === undefined ? [] : [rest]), ...body].join('\n'),
      ...(dated ? spanOf(dated) : { is_current: false }),
    };
  });
}

const award = /award|prize|winner|won\b|medal|honou?r|scholar|place\b|finalist|dean's list/i;

export function accomplishmentsIn(section: readonly string[], heading: string): ResumeContent['accomplishments'] {
  const lines = items(section).filter((line) => !/^(?:\w+ ){0,2}awards$/i.test(line));
  return lines.map((line) => {
    const [, title = line, description = ''] = /^(.{3,150}?)[.:] (.+)$/.exec(line) ?? [];
    const isAward = award.test(line) || award.test(heading);
    return {
      accomplishment_type: isAward ? 'Awards' : 'Achievements',
      title: tidy(title).replace(/\.$/, ''),
      description,
    };
  });
}

const platforms = [
  [/(?:^|[/.])linkedin\.com\//i, 'LinkedIn'],
  [/(?:^|[/.])github\.com\//i, 'Github'],
  [/(?:^|[/.])instagram\.com\//i, 'Instagram'],
] as const;

export function linksOf(links: readonly string[], head: string): ResumeContent['social_links'] {
  return links.flatMap((written) => {
    const found = platforms.find(([pattern]) => pattern.test(written));
    // Somebody's own page stands beside their name; other addresses are of companies and projects.
    if (!found && !head.includes(written)) return [];
    const link = /^https?:/i.test(written) ? written : `https://${written}`;
    return [{ link_type: found?.[1] ?? 'Portfolio', link: link.replace(/[.,]$/, '') }];
  });
}

/** What somebody calls themselves, below the name. */
export function headlineIn(head: readonly string[]): string | undefined {
  return head
    .slice(1, 4)
    .find((line) => !/[@"]|\d{4}|https?:|www\./.test(line) && line.length <= 150 && namesPosition(line));
}
