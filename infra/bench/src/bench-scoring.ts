import { skills } from '@waypost/contracts/taxonomy/skills';
import { readResume } from '@waypost/resumes/reading/read-resume';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { analyseJobPost } from '@waypost/scoring/analyse-job-post';
import { score } from '@waypost/scoring/score';
import { describedJob, type ScoredProfile, type Words } from '@waypost/scoring/scored';
import { openScoringPool } from '@waypost/scoring/scoring-pool';
import { scoreFit, type Fit, type WantedJob } from '@waypost/scoring/scoring-work';
import type { Bench } from './bench.ts';
import { asOf, asProfile, type JudgedPost } from './evaluation/judged-pairs/judged-post.ts';
import { judgedPosts } from './evaluation/judged-pairs/judged-posts.ts';
import { plainTextOf } from './evaluation/plain-pdf-text.ts';
import { quantile, type Measurement } from './measurement.ts';

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
    what: `score ${applicants} applicants whom nobody has read yet, beside ordering them by the words that both have`,
    most: applicants * 3_000,
    turns: 5,
    atOnce: 1,
    work: (turn) => () => rank(turn, (job) => applicationsOf(`new in turn ${turn}`, job)),
    baseline: (turn) => () => rankPlainly(turn),
  },
  {
    what: `score ${applicants} applicants again, as their post was changed, beside ordering them by the words that both have`,
    most: 250_000,
    turns: 20,
    atOnce: 1,
    work: (turn) => () => rank(turn, (job) => applicationsOf('known', job)),
    baseline: (turn) => () => rankPlainly(turn),
  },
];

/** No two with the same profile and resume. */
const applicantOf = (one: number) =>
  [
    at(people, one),
    `${at(resumes, one * 7)}\n${at(resumes, one + Math.floor(one / people.length))}`.slice(0, 2_700),
  ] as const;
const applicationsOf = (mark: string, job: WantedJob): Fit[] =>
  Array.from({ length: applicants }, (_, one) => {
    const [profile, resume] = applicantOf(one);
    return { profile, resumeText: `${resume}\n${mark}`, job, reader: 'owner' };
  });

/** What the thread of a service does with them, piece by piece, of a post that it has not met: a changed one is another. */
function rank(turn: number, applications: (job: WantedJob) => Fit[]): number[] {
  const job = { words: { ...at(posts, turn), title: `${at(posts, turn).title} ${turn}` }, as_of: asOf };
  return applications(job)
    .map((fit) => scoreFit(fit).user_score)
    .toSorted((a, b) => b - a);
}

const rankPlainly = (turn: number): number[] =>
  Array.from({ length: applicants }, (_, one) => overlap(at(posts, turn), ...applicantOf(one))).toSorted(
    (a, b) => b - a,
  );

type Took = { processor: number; wall: number };

/** Microseconds for one of so many, as the clock of a thread ticks in milliseconds: of this thread alone, and by the clock. */
async function timeOf(atOnce: number, workOf: (at: number) => Work): Promise<Took> {
  const [before, began] = [process.threadCpuUsage(), performance.now()];
  for (let at = 0; at < atOnce; at += 1) await workOf(at)();
  const { user, system } = process.threadCpuUsage(before);
  return { processor: (user + system) / atOnce, wall: (1000 * (performance.now() - began)) / atOnce };
}

async function measure({ what, most, turns, atOnce, work, baseline }: Measured): Promise<Measurement> {
  const times: Took[] = [];
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
    plain.push(took[1].processor);
  }
  return {
    what: `${what}, p95`,
    measured: quantile(
      times.map(({ processor }) => processor),
      0.95,
    ),
    wall: quantile(
      times.map(({ wall }) => wall),
      0.95,
    ),
    baseline: quantile(plain, 0.95),
    // Of all together: one turn of the plain thing may take less than a tick of the clock.
    ratio: sum(times.map(({ processor }) => processor)) / sum(plain),
    unit: 'µs',
    limit: { of: 'measured', most },
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const inMegabytes = (bytes: number) => Math.round(bytes / 1e6);

/** What the thread of a service holds in which texts are read, once it has read some hundred of them. */
async function measureMemory(): Promise<Measurement> {
  const before = process.memoryUsage.rss();
  const pool = openScoringPool();
  for (const turn of Array.from({ length: applicants }).keys()) {
    const [profile, resumeText] = applicantOf(turn);
    const job = { words: at(posts, turn), as_of: asOf };
    await pool.run('scoreFit', { profile, resumeText, job, reader: 'owner' }, 'bench');
    if (turn % 10 === 0) await pool.run('analyse', at(posts, turn), 'bench');
  }
  const held = process.memoryUsage.rss() - before;
  await pool.close();
  return {
    what: 'memory of the thread that scores',
    measured: inMegabytes(held),
    baseline: undefined,
    ratio: undefined,
    unit: 'MB',
    limit: { of: 'measured', most: 300 },
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
  // First: what this process has let go of by then would be taken for nothing.
  const measurements: Measurement[] = [await measureMemory()];
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
