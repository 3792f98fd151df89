import { skills } from '@waypost/contracts/taxonomy/skills';
import { readResume } from '@waypost/resumes/reading/read-resume';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { analyseJobPost } from '@waypost/scoring/analyse-job-post';
import { readPerson } from '@waypost/scoring/read-person';
import { readPost } from '@waypost/scoring/read-post';
import { score, scoreRead } from '@waypost/scoring/score';
import { describedJob, type ScoredProfile, type Words } from '@waypost/scoring/scored';
import type { Bench } from './bench.ts';
import { asOf, asProfile, type JudgedPost } from './evaluation/judged-pairs/judged-post.ts';
import { judgedPosts } from './evaluation/judged-pairs/judged-posts.ts';
import { plainTextOf } from './evaluation/plain-pdf-text.ts';
import { median, quantile, type Measurement } from './measurement.ts';

type Work = () => unknown;
/** `atOnce`: so many are one measurement. */
type Measured = {
  what: string;
  most: number;
  turns: number;
  atOnce: number;
  work: (turn: number) => Work;
  baseline: (turn: number) => Work;
};

const peopleOf = ({ strong, partial, weak }: JudgedPost): ScoredProfile[] => [strong, partial, weak].map(asProfile);
const people = judgedPosts.flatMap(peopleOf);
/** Some 600 words, as a resume has them: what several people of one field have done. */
const resumes = people.map((_, at) =>
  Array.from({ length: 12 }, (__, more) => people[(at + more) % people.length]!)
    .flatMap(({ headline, work }) => [headline, ...work.flatMap(({ title, summary }) => [title, summary])])
    .join('\n'),
);
const posts: Words[] = judgedPosts.map(({ post }) => post);
const jobs = posts.map((post) => describedJob(post, asOf));
const at = <T>(all: readonly T[], turn: number): T => all[turn % all.length]!;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu));
const overlap = (post: Words, person: ScoredProfile, resume: string) =>
  wordsOf(Object.values(post).join(' ')).intersection(wordsOf(`${JSON.stringify(person)} ${resume}`)).size;
const applicants = 500;

const measured: readonly Measured[] = [
  {
    what: 'score a pair, beside the words that both have',
    most: 3_000,
    turns: 60,
    atOnce: 20,
    work: (turn) => () => score(at(people, turn), at(resumes, turn), at(jobs, turn * 7)),
    baseline: (turn) => () => overlap(at(posts, turn * 7), at(people, turn), at(resumes, turn)),
  },
  {
    what: 'analyse a post, beside looking for each name of a skill',
    most: 15_000,
    turns: 60,
    atOnce: 20,
    work: (turn) => () => analyseJobPost(at(posts, turn)),
    baseline: (turn) => () => {
      const text = Object.values(at(posts, turn)).join(' ').toLowerCase();
      return skills.filter(({ name, aliases }) => [name, ...aliases].some((term) => text.includes(term.toLowerCase())));
    },
  },
  {
    what: `rank ${applicants} applicants, beside ordering them by the words that both have`,
    most: 250_000,
    turns: 20,
    atOnce: 1,
    work: (turn) => () => rank(turn),
    baseline: (turn) => () =>
      Array.from({ length: applicants }, (_, one) =>
        overlap(at(posts, turn), at(people, one), at(resumes, one * 3)),
      ).toSorted((a, b) => b - a),
  },
];

/** Of people who are read already, as each is once for all posts. */
const readPeople = () => people.map((person, one) => readPerson(person, at(resumes, one * 3)));
let known: ReturnType<typeof readPeople> | undefined;
function rank(turn: number): number[] {
  known ??= readPeople();
  const all = known;
  const post = readPost(at(jobs, turn));
  return Array.from({ length: applicants }, (_, one) => scoreRead(at(all, one), post, 'owner').user_score).toSorted(
    (a, b) => b - a,
  );
}

/**
 * Microseconds of this thread for one of so many, as its clock ticks in milliseconds: what else the machine does meanwhile is
 * not counted.
 */
async function timeOf(atOnce: number, workOf: (at: number) => Work): Promise<number> {
  const before = process.threadCpuUsage();
  for (let at = 0; at < atOnce; at += 1) await workOf(at)();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / atOnce;
}

async function measure({ what, most, turns, atOnce, work, baseline }: Measured): Promise<Measurement> {
  const times: number[] = [];
  const plain: number[] = [];
  const warmUp = Math.ceil(turns / 5);
  for (let turn = 0; turn < warmUp + turns; turn += 1) {
    const first = turn * atOnce;
    const took = [
      await timeOf(atOnce, (more) => work(first + more)),
      await timeOf(atOnce, (more) => baseline(first + more)),
    ] as const;
    if (turn < warmUp) continue;
    times.push(took[0]);
    plain.push(took[1]);
  }
  return {
    what: `${what}, p95`,
    measured: quantile(times, 0.95),
    baseline: quantile(plain, 0.95),
    ratio: median(times.map((time, turn) => time / Math.max(1, plain[turn] ?? 1))),
    unit: 'µs',
    limit: { of: 'measured', most },
  };
}

const longLines = Array.from({ length: 200 }, (_, line) => at(resumes, line).split('\n')[line % 20] ?? '').filter(
  Boolean,
);

/** What scores, analyses and resumes cost one core. Needs no engine. */
export const benchScoring: Bench = async (_, tell) => {
  tell('reads, scores and ranks invented people');
  const pdf = await pdfFile({ lines: longLines });
  const pages = (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
  const measurements: Measurement[] = [];
  for (const one of measured) measurements.push(await measure(one));
  measurements.push(
    await measure({
      what: `read a PDF of ${pages} pages, beside its text as it comes`,
      most: 300_000,
      turns: 20,
      atOnce: 1,
      work: () => () => readResume({ bytes: new Uint8Array(pdf), kind: 'pdf' }),
      baseline: () => () => plainTextOf(new Uint8Array(pdf)),
    }),
  );
  return measurements;
};
