import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { cityNames } from '@waypost/resumes/city-names';
import { contentOf } from '@waypost/resumes/content/resume-content';
import { readResume } from '@waypost/resumes/reading/read-resume';
import { structureOf } from '@waypost/resumes/reading/resume-structure';
import type { SectionKind } from '@waypost/resumes/reading/section-headings';
import { z } from 'zod';
import type { Figure } from './figure.ts';
import { plainTextOf } from './plain-pdf-text.ts';
import { judgedResumes } from './resumes-judged.ts';

const truth = z.object({
  contact: z.object({ full_name: z.string(), email: z.string(), phone: z.string() }).partial(),
  experience: z.array(z.object({ title: z.string(), company: z.string(), dates: z.string() }).partial()),
});
type Truth = z.infer<typeof truth>;

type Position = { title: string; company: string; dates: string };
/** What a way of reading says of one file. */
type Said = { name: string; email: string; phone: string; positions: Position[]; order: SectionKind[] };
type Judged = { file: string; read: boolean; waypost: Said; plain: Said; content: ResumeContent | undefined };

/** A fixed date, the same at every run; no figure depends on it. */
const today = '2026-01-01';
const nothing: Said = { name: '', email: '', phone: '', positions: [], order: [] };

export async function resumes(data: string): Promise<Figure[]> {
  const folder = join(data, 'resumes');
  const names = await readdir(folder);
  const files: Judged[] = [];
  for (const name of names.filter((one) => one.endsWith('.pdf')).toSorted()) files.push(await judge(folder, name));
  const truths = new Map<string, Truth>();
  for (const name of names.filter((one) => one.endsWith('.truth.json'))) {
    const read = truth.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    truths.set(name.replace('.truth.json', '.pdf'), read);
  }
  const known = files.flatMap((one) => ({ one, said: truths.get(one.file) })).filter(hasTruth);
  const figures = [
    share('resumes: files read', 1, files, ({ read }) => [read]),
    share('resumes: positions, title and company and dates', 0.92, known, ({ one, said }, way) =>
      said.experience.map((wanted) => one[way].positions.some((found) => isPosition(found, wanted))),
    ),
    share('resumes: e-mail, name, phone exact', 0.98, known, ({ one, said }, way) => isContact(one[way], said)),
    share('resumes: two columns, sections in reading order', 0.95, files, (one, way) =>
      inOrder(judgedResumes[one.file]?.order ?? [], one[way].order),
    ),
    share('resumes: positions and studies, as many as there are', 0.95, files, (one) => {
      const wanted = judgedResumes[one.file];
      if (!wanted) return [];
      const { work_experiences = [], educations = [] } = one.content ?? {};
      return [work_experiences.length === wanted.positions, educations.length === wanted.studies];
    }),
  ];
  // Files that nobody has looked at say nothing of these two.
  return figures.filter(({ of }, at) => of > 0 || at < 3);
}

type Known = { one: Judged; said: Truth };
const hasTruth = (known: { one: Judged; said: Truth | undefined }): known is Known => known.said !== undefined;

type Way = 'waypost' | 'plain';

function share<Thing>(
  name: string,
  floor: number,
  things: readonly Thing[],
  rights: (thing: Thing, way: Way) => readonly boolean[],
): Figure {
  const of = (way: Way) => things.flatMap((thing) => rights(thing, way));
  const [value, plain] = [of('waypost'), of('plain')].map((all) => all.filter(Boolean).length / all.length);
  // Where a figure knows one way of reading only, there is nothing to hold it against.
  const hasBaseline = rights.length > 1;
  return {
    name,
    value: value ?? Number.NaN,
    floor,
    baselines: hasBaseline ? { 'order of the file': plain ?? Number.NaN } : {},
    of: of('waypost').length,
  };
}

async function judge(folder: string, file: string): Promise<Judged> {
  const bytes = await readFile(join(folder, file));
  const result = await readResume({ bytes, kind: 'pdf' });
  const plain = plainSaid(await plainTextOf(bytes));
  if (result.status === 'unreadable') return { file, read: false, waypost: nothing, plain, content: undefined };
  const content = contentOf(result, today, await cityNames());
  const { structure } = result;
  return {
    file,
    read: true,
    content,
    plain,
    waypost: {
      name: [content.first_name, content.last_name].filter(Boolean).join(' '),
      email: structure.emails[0] ?? '',
      phone: content.phone ?? '',
      positions: content.work_experiences.map((one) => ({
        title: one.job_title,
        company: one.company_name,
        dates: [one.start ?? '', one.is_current ? 'present' : (one.end ?? '')].join(' '),
      })),
      order: structure.sections.map(({ kind }) => kind),
    },
  };
}

const range =
  /(?:[A-Z][a-z]{2,8}\.? |\d\d\/)?(?:19|20)\d\d ?[–-] ?(?:(?:[A-Z][a-z]{2,8}\.? |\d\d\/)?(?:19|20)\d\d|Present)/;

/** What anybody would do first: the text in the order of the file, the first line is the name, a line with dates is a position. */
function plainSaid(text: string): Said {
  const lines = text.split('\n').map((line) => line.trim());
  return {
    name: lines[0] ?? '',
    email: /\S+@\S+/.exec(text)?.[0] ?? '',
    phone: /[\d() +-]{10,}/.exec(text)?.[0].trim() ?? '',
    order: structureOf(text).sections.map(({ kind }) => kind),
    positions: lines.flatMap((line, at) => {
      const dates = range.exec(line)?.[0];
      if (dates === undefined) return [];
      const header = line.replace(dates, '').trim() || (lines[at - 1] ?? '');
      const [title = '', company = ''] = header.split(/ ?[,|·–] ?/);
      return [{ title, company, dates }];
    }),
  };
}

const same = (one: string, other = '') => plainly(one) === plainly(other);
/** Case, kinds of dashes and quotes, and white space are set, not said. */
const plainly = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

function isContact(said: Said, { contact }: Truth): boolean[] {
  return [
    contact.full_name === undefined || same(said.name, contact.full_name),
    contact.email === undefined || same(said.email, contact.email),
    contact.phone === undefined || same(said.phone, contact.phone),
  ];
}

const isPosition = (found: Position, wanted: Truth['experience'][number]) =>
  same(found.title, wanted.title) &&
  same(found.company, wanted.company) &&
  whenOf(found.dates) === whenOf(wanted.dates);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Months and years that a text names, in their order; of a single one both ends. */
function whenOf(dates = ''): string {
  const named = dates
    .toLowerCase()
    .matchAll(/(?:([a-z]{3})[a-z.]{0,7} |(\d\d)\/)?((?:19|20)\d\d)(?:-(\d\d)(?!\d))?|present|current|now/g);
  const found = [...named].map(([, name, before, year, after]) => {
    const number = name === undefined ? (before ?? after) : months.indexOf(name) + 1;
    return year === undefined ? 'present' : `${year}-${String(number || '').padStart(2, '0')}`;
  });
  return (found.length === 1 ? [...found, ...found] : found).join(' ');
}

/** For each section that is wanted whether it was found, in an order that leaves out as few as possible. */
function inOrder(wanted: readonly SectionKind[], found: readonly SectionKind[]): boolean[] {
  const longest = wanted.map(() => 0);
  for (const kind of found) {
    const before = [...longest];
    for (const [at, one] of wanted.entries()) {
      longest[at] = Math.max(longest[at - 1] ?? 0, before[at] ?? 0, one === kind ? (before[at - 1] ?? 0) + 1 : 0);
    }
  }
  return wanted.map((_, at) => at < (longest.at(-1) ?? 0));
}
