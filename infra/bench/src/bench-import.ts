import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoJobPost } from '@waypost/demo/demo-job-post';
import { makeJobPosts } from '@waypost/demo/make-job-posts';
import { type ProductProcess, startCommand, startSupervisedProduct } from '@waypost/local/testing/product-process';
import { until } from '@waypost/runtime/testing/until';
import { type Ask, answeredIn, arrive, type Asked, keywordOf, newQuestionOf, searching } from './asking.ts';
import type { Bench } from './bench.ts';
import { type Measurement, quantile } from './measurement.ts';
import { processorMs, shareOfCore, untilIdle } from './processor-time.ts';
import { watchMemory } from './soak/watch-memory.ts';
import { longTurns, watchingTurns } from './turns/long-turns.ts';

const usual = 5_000;
const perSecond = 10;
const idleSeconds = 40;
/** Analyses go on for a while after the last post was acknowledged. */
const roundSeconds = 5;
const mostRatio = 3;
const longestTurnMs = 50;
const mostMegabytes = 600;
const demoWithinMs = 300_000;

/** Every other one nobody has asked before. */
const queryOf = (at: number): Record<string, string> => (at % 2 === 1 ? newQuestionOf : keywordOf)(at >> 1);

/** As schema.org has them: what `npm run import` takes. */
function jobPosting(post: DemoJobPost, at: number) {
  const [min, max] = [post.expected_max_ctc?.amount, post.expected_max_ctc?.max_amount];
  return {
    '@type': 'JobPosting',
    identifier: `bench-${at}`,
    title: post.title,
    description: post.description,
    responsibilities: post.responsibility,
    qualifications: post.minimum_qualification,
    skills: post.skills.map(({ skill }) => skill),
    industry: post.job_post_tags,
    hiringOrganization: { name: post.company_name },
    jobLocation: post.cities.map(({ name }) => name),
    employmentType: post.job_type,
    datePosted: post.posted_date,
    ...(post.expected_max_ctc && {
      baseSalary: {
        currency: post.expected_max_ctc.currency,
        value: { minValue: min, maxValue: max, unitText: 'YEAR' },
      },
    }),
  };
}

async function writePosts(file: string, count: number): Promise<void> {
  const posts = makeJobPosts({ count, now: new Date(Date.UTC(2030, 0, 1)) });
  await writeFile(file, posts.map((post, at) => JSON.stringify(jobPosting(post, at))).join('\n'));
}

/** Asks on until what an import has started is done, too: when the process takes no more than it did before, but for a tenth. */
async function askUntilDone(search: Ask, { pid, idleShare, imported }: Until): Promise<Asked[]> {
  const asked: Asked[] = [];
  let isImported = false;
  void imported.then(() => (isImported = true));
  for (;;) {
    const began = isImported;
    const [share, some] = await Promise.all([
      shareOfCore(pid, roundSeconds * 1_000),
      arrive(search, { perSecond, seconds: roundSeconds }),
    ]);
    asked.push(...some);
    if (began && share < idleShare + 0.1) return asked;
  }
}
type Until = { pid: number; idleShare: number; imported: Promise<unknown> };

/** The process id of the product itself, not of the process that supervises it. */
const pidOf = async ({ dataFolder }: ProductProcess): Promise<number> =>
  Number(await readFile(join(dataFolder, 'waypost.db.pid'), 'utf8'));

async function importPosts(file: string, product: ProductProcess) {
  const began = performance.now();
  const command = startCommand('import', [file, '--as', 'irma.import@example.org'], {
    WAYPOST_DATA: product.dataFolder,
  });
  const memory = watchMemory(command.pid());
  const { code, output } = await command.ended;
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${output}`);
  return { seconds: (performance.now() - began) / 1_000, megabytes: memory.stop().together };
}

/**
 * What people notice of an import, and of the analyses that it starts: the embedded product with its demo, as `npm start` runs it, is
 * asked for pages of the feed all the time. And the longest turn of its event loop at its start, in use, meanwhile, and at the next start.
 * Needs no engine.
 */
export const benchImport: Bench = async (_config, tell, { posts = usual } = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-bench-'));
  const noted = join(folder, 'turns.jsonl');
  const settings = {
    WAYPOST_DEMO: '1',
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMIT: '1000000',
    ...watchingTurns(noted, 'main.ts'),
  };
  const times: number[] = [Date.now()];
  const mark = () => void times.push(Date.now());
  tell('starting the product with its demo');
  const product = await startSupervisedProduct(settings);
  mark();
  try {
    const search = searching(product.url, queryOf);
    await until(() => product.said().includes('Demo data:'), { within: demoWithinMs });
    const pid = await pidOf(product);
    await untilIdle(pid);
    await arrive(search, { perSecond, seconds: 5 });
    mark();

    tell(`searching for ${idleSeconds} s`);
    const before = await processorMs(pid);
    const idle = await arrive(search, { perSecond, seconds: idleSeconds });
    const idleShare = (await processorMs(pid)) / 1_000 / idleSeconds - before / 1_000 / idleSeconds;
    mark();

    tell(`importing ${posts} posts`);
    const file = join(folder, 'posts.jsonl');
    await writePosts(file, posts);
    const memory = watchMemory(product.pid());
    const imported = importPosts(file, product);
    const during = await askUntilDone(search, { pid, idleShare, imported });
    const { seconds, megabytes } = await imported;
    const held = memory.stop().together;
    tell(`searching for ${idleSeconds} s among them`);
    const after = await arrive(search, { perSecond, seconds: idleSeconds });
    mark();

    tell('starting again');
    await product.kill('SIGINT');
    await product.start();
    mark();
    await arrive(search, { perSecond, seconds: 5 });
    mark();

    const turns = await longTurns(noted);
    const longestIn = (phase: number) => {
      const [from = 0, to = 0] = times.slice(phase);
      const within = turns.filter(({ at }) => at > from && at <= to);
      const longest = (of: 'ms' | 'clock') => Math.max(0, ...within.map((turn) => turn[of]));
      return { measured: longest('ms'), wall: longest('clock') };
    };
    const alone = { baseline: undefined, ratio: undefined };
    const limit = { of: 'measured', most: longestTurnMs } as const;
    const turn = (what: string, phase: number): Measurement => ({
      what: `the longest turn ${what}`,
      ...longestIn(phase),
      unit: 'ms',
      ...alone,
    });
    const page = (share: number, beside = idle) => {
      const [measured, baseline] = [quantile(answeredIn(during), share), quantile(answeredIn(beside), share)];
      return { measured, baseline, ratio: measured / baseline, unit: 'ms' };
    };
    const refused = during.filter(({ status }) => status !== 200).length;
    return [
      { what: `a page while ${posts} posts are imported and analysed, beside none, p50`, ...page(0.5) },
      { what: 'the same, p99', ...page(0.99), limit: { of: 'ratio', most: mostRatio } },
      { what: 'the same, beside one once they are there, p99', ...page(0.99, after) },
      {
        what: 'pages not answered meanwhile',
        measured: refused,
        unit: 'pages',
        ...alone,
        limit: { of: 'measured', most: 0 },
      },
      { what: 'imported', measured: posts / seconds, unit: 'posts/s', ...alone },
      turn('until it serves, as its modules are read', 0),
      { ...turn('from then on while its demo is loaded', 1), limit },
      { ...turn('while people search', 2), limit },
      { ...turn('while posts are imported and analysed', 3), limit },
      turn('until it serves when it is started again', 4),
      { ...turn('from then on', 5), limit },
      { what: 'memory of the import at most', measured: megabytes, unit: 'MB', ...alone },
      {
        what: 'memory of the product meanwhile at most',
        measured: held,
        unit: 'MB',
        limit: { of: 'measured', most: mostMegabytes },
        ...alone,
      },
    ];
  } finally {
    await product.close();
    await rm(folder, { recursive: true });
  }
};
