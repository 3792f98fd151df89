import type { Actor } from '@waypost/contracts/actor';
import { analyseJobPost, getScore } from '@waypost/contracts/calls/scoring';
import { limits } from '@waypost/contracts/constants';
import { AppError } from '@waypost/contracts/errors';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterEach, expect, test } from 'vitest';
import { createAnalysisStore } from './analysis-store.ts';
import { openScoringPool, type ScoringPool } from './scoring-pool.ts';
import { somePost, someProfile, startScoring, type TestScoring } from './testing/start-scoring.ts';

let scoring: TestScoring;
afterEach(() => scoring.close());

/** Each of these kept the one thread busy for seconds to hours. */
const worst = {
  years: (length: number) => `1${' '.repeat(length - 2)}x`,
  skills: (length: number) => `${'Go, '.repeat((length - 9) / 4)}Go skills`,
  schools: (length: number) => 'A'.repeat(length),
};

const analyse = (as: Actor, text: (length: number) => string) =>
  scoring.call(
    analyseJobPost,
    {
      body: {
        title: 'Nurse',
        description: text(limits.importedDescription),
        responsibility: text(limits.qualification),
        minimum_qualification: text(limits.qualification),
        preferred_qualification: text(limits.qualification),
      },
    },
    { as },
  );

/** Long enough for a busy machine, and a fraction of what one of the texts took. */
const soon = 10_000;
const timeout = 60_000;

test(
  'while one person sends the worst texts, the service answers, and reads what another one sends',
  { timeout },
  async () => {
    scoring = await startScoring({ openPool: openScoringPool });
    const [busy, other] = [someUser(), someUser()];
    scoring.profiles.set(busy.user_id, someProfile(busy.user_id));
    const post = somePost(newId());
    scoring.posts.set(post._id, post);
    scoring.newest.set(busy.user_id, { text_status: 'readable', text: worst.schools(200_000), text_hash: 'hash' });

    const sent = [
      ...Object.values(worst).flatMap((text) => [analyse(busy, text), analyse(busy, text)]),
      scoring.call(getScore, { params: { id: post._id } }, { as: busy }),
    ];
    const settled = Promise.allSettled(sent);
    const answered = Promise.all([
      scoring.http.inject('/health/live'),
      analyse(other, () => 'Two years of experience with Python.'),
    ]);
    const [live, analysis] = (await Promise.race([
      answered,
      new Promise((resolve) => {
        setTimeout(resolve, soon, ['nothing']);
      }),
    ])) as Awaited<typeof answered>;
    expect(live.statusCode).toBe(200);
    expect(analysis.skills.map(({ skill }) => skill)).toEqual(['Python']);
    for (const answer of await settled) expect(answer.status).toBe('fulfilled');
  },
);

const overwhelmed = (asked: string[]): ScoringPool => ({
  async run(name) {
    asked.push(name);
    throw new AppError('payload-too-large', 'This takes too long to read. Please shorten the text.');
  },
  async close() {},
});

test(
  'what takes too long is given up at once and says so, in the call, the score and the analysis',
  { timeout },
  async () => {
    const asked: string[] = [];
    scoring = await startScoring({ openPool: () => overwhelmed(asked) });
    await expect(analyse(someUser(), worst.years)).rejects.toMatchObject({ code: 'payload-too-large', status: 413 });

    const application = scoring.application();
    await scoring.submit(application);
    expect(await scoring.scoreOf(application)).toMatchObject({ status: 'failed', user_score: null });
    expect(asked).toEqual(['analyse', 'scoreFit']);

    // Another text is another try.
    await scoring.editPost(application.job_post_id, 2);
    expect(asked.toSorted()).toEqual(['analyse', 'analyse', 'scoreFit', 'scoreFit']);
    const analyses = await createAnalysisStore(scoring.ports.documents);
    expect(await analyses.find({ _id: application.job_post_id, version: 2 })).toMatchObject({ skills: [] });
  },
);
