import { skillByName, type Skill } from '@waypost/contracts/taxonomy/skills';
import { ofSpelling, tokenise, type Token } from '../reading/text/tokens.ts';
import { roleTable } from './role-table.ts';

/** A kind of work: the words of the titles that it goes by, and the skills that posts for it usually name. */
export type Role = { stems: ReadonlySet<string>; usual: readonly Skill[] };

/** All titles that roles go by. */
export const roleTitles: readonly string[] = roleTable.flatMap(([titles]) => titles.split(', '));

const stemsOf = (text: string) => new Set(tokenise(text).map(({ stem }) => stem));

/** `spelling`: its words between blanks, each as one of several; `doing`: the stems of those that say what is done. */
type KnownTitle = {
  role: Role;
  stems: ReadonlySet<string>;
  doing: ReadonlySet<string>;
  spelling: string;
  place: number;
};

const knownTitles: readonly KnownTitle[] = roleTable
  .flatMap(([titles, usual]) => {
    const role = { stems: stemsOf(titles), usual: usual.split(', ').flatMap((name) => skillByName(name) ?? []) };
    return titles.split(', ').map((title) => {
      const words = tokenise(title);
      const doing = new Set(words.filter(isDoing).map(({ stem }) => stem));
      return { role, stems: stemsOf(title), doing, spelling: spellingOf(words) };
    });
  })
  .map((title, place) => ({ ...title, place }));
const byFirstStem = Map.groupBy(knownTitles, ({ stems }) => [...stems][0]);
const begun = ofSpelling(({ stem }) => byFirstStem.get(stem) ?? []);

function spellingOf(words: readonly Token[]): string {
  return ` ${words.map(({ base }) => base).join(' ')} `;
}

/** Behind the name of a kind of work these are of it still: "kitchen assistant", "nursing staff". */
const hands =
  /^(?:assistant|associate|worker|staff|helper|hand|member|aide|trainee|apprentice|operative|[ivx]{1,4}|\d+)s?$/;
/** Words that say rank, form or place of a job, not what is done in it. */
export const notOfWork: ReadonlySet<string> = new Set(
  'senior sr junior jr lead principal chief head staff entry level i ii iii iv v the a an of and for in at to with job remote hybrid onsite full time part contract temporary permanent ft pt prn intern internship trainee m f d w x'.split(
    ' ',
  ),
);

/** "Night nurse - Madison", "Project Manager: Security", "Engineer (Linux)". */
/** What whoever counsels, instructs or designs does, another word says: a benefits counselor is no social worker. */
const ofManyTrades: ReadonlySet<string> = new Set(
  'counselor counsellor consultant instructor educator host server researcher scientist controller editor reporter architect'.split(
    ' ',
  ),
);
/** How well somebody does it, and nothing of what. */
const ofQuality = /^(?:licensed|certified|registered|professional|qualified|experienced|new)$/;

const apart = /,|\(|\||\/|: |\s[-–@]\s?|[-–]\s/;
const ofWhom = /\s(?:of|for|in|at|to|with|who)\s/i;

/**
 * The role that a job title names: one of the last word of the title or of what stands apart in it, as "kitchen designers" design.
 * Behind the first part one word may be anything: "Operations engineer - Linux, Chef"; but it may say more of the first: "Developer -
 * .NET, SQL".
 */
export function roleOf(title: string): Role | undefined {
  const parts = title.split(apart).map((part) => tokenise(part.split(ofWhom)[0] ?? ''));
  for (const [at, words] of parts.entries()) {
    const found = nearest(ofHead(titlesIn(words), words, at === 0 ? 1 : 2), words);
    if (found !== undefined) return found.role;
  }
  const [front = []] = parts;
  const words = tokenise(title);
  return nearest(ofHead(titlesIn(words), front, 2), words)?.role;
}

/** Those of so many words and of roles of which the last word of a title is. */
function ofHead(known: readonly KnownTitle[], words: readonly Token[], least: number): KnownTitle[] {
  const head = words.findLast(({ lower }) => !hands.test(lower) && !notOfWork.has(lower));
  return known.filter(({ role, stems }) => stems.size >= least && (head === undefined || role.stems.has(head.stem)));
}

/** What posts for such a title usually name, also where more stands behind it: "Software Engineer Testing". */
export function usualSkills(title: string): readonly Skill[] {
  const words = tokenise(title);
  const together = titlesIn(words).filter((one) => one.stems.size > 1 && spellingOf(words).includes(one.spelling));
  return (roleOf(title) ?? nearest(together, words)?.role)?.usual ?? [];
}

/** The role that some words name, whatever stands last. */
export const roleNamedBy = (words: readonly Token[]): Role | undefined => nearest(titlesIn(words), words)?.role;

/** The known titles whose words are all there. */
function titlesIn(title: readonly Token[]): KnownTitle[] {
  if (!title.some((word) => begun(word).length > 0)) return [];
  const words = new Set(title.map(({ stem }) => stem));
  const doing = new Set(title.filter(isDoing).map(({ stem }) => stem));
  return [...new Set(title.flatMap(begun))].filter(
    (known) => known.stems.isSubsetOf(words) && known.doing.isSubsetOf(doing) && !isOfAnother(known, title),
  );
}

/** Staff is no staffing, an account no accounting, a market no marketing; only nurses nurse. */
function isDoing({ lower }: Token): boolean {
  return lower.endsWith('ing') && lower !== 'nursing';
}

/** Whether a word that many trades share stands beside words that are none of this role. */
function isOfAnother({ role, stems, spelling }: KnownTitle, title: readonly Token[]): boolean {
  if (stems.size > 1 || !ofManyTrades.has(spelling.trim())) return false;
  const others = title.filter(
    ({ stem, lower }) => !stems.has(stem) && !notOfWork.has(lower) && !hands.test(lower) && !ofQuality.test(lower),
  );
  return others.length > 0 && !others.some(({ stem }) => role.stems.has(stem));
}

/**
 * The longest; of two as long the one that is spelt so ("account manager" is no accounting manager), and of these the one that ends
 * last: a "systems test engineer" tests.
 */
function nearest(possible: readonly KnownTitle[], title: readonly Token[]): KnownTitle | undefined {
  const longest = Math.max(...possible.map(({ stems }) => stems.size));
  const spelling = spellingOf(title);
  const endOf = (known: KnownTitle) => {
    const at = spelling.lastIndexOf(known.spelling);
    return at < 0 ? at : at + known.spelling.length;
  };
  return possible
    .filter(({ stems }) => stems.size === longest)
    .map((known) => ({ known, end: endOf(known) }))
    .toSorted((a, b) => b.end - a.end || a.known.place - b.known.place)[0]?.known;
}

export const unresolvedUsualSkills = (): string[] =>
  roleTable.flatMap(([, usual]) => usual.split(', ')).filter((name) => skillByName(name) === undefined);
