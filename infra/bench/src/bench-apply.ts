import { startCluster } from '@waypost/cluster/testing/start-cluster';
import { applyToJob } from '@waypost/contracts/calls/applications';
import { publishJobPost } from '@waypost/contracts/calls/jobs';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { type Person, signIn } from '@waypost/local/testing/person';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { openBareWrites } from './bare/bare-writes.ts';
import type { Bench } from './bench.ts';
import { median } from './measurement.ts';

const posts = 48;
/** Many, as each may apply only so often a day. */
const seekers = 16;
const lanes = 8;
/** Beside one to warm up, which is not counted. */
const rounds = 3;
const leastRatio = 0.5;
type Applicant = Person & { resume_id: string };

/** @returns how many a second, where each of the lanes does the next one as soon as it has done the one before. */
async function perSecond<T>(all: readonly T[], one: (of: T) => Promise<unknown>): Promise<number> {
  const next = all.values();
  const began = performance.now();
  const lane = async () => {
    for (const of of next) await one(of);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (all.length * 1_000) / (performance.now() - began);
}

/**
 * Applications that are acknowledged to people, through the BFF, with every process of Waypost on this machine and scoring each of
 * them meanwhile; beside a document and a record alone.
 */
export const benchApply: Bench = async (readConfig, tell) => {
  const bare = await openBareWrites(readConfig());
  tell('starting every process');
  const cluster = await startCluster();
  try {
    const recruiter = await signIn(cluster.url, 'rosa.apply@example.org', 'Recruiter');
    const ids: string[] = [];
    for (let at = 0; at < posts; at++) {
      const body = jobPostBody(recruiter, { title: `Keeper of bench ${at}` });
      ids.push((await recruiter.call(publishJobPost, { body })).job_post.id);
    }
    const applicants: Applicant[] = [];
    for (let at = 0; at < seekers; at++) {
      const person = await signIn(cluster.url, `sam.apply.${at}@example.org`, 'Job Seeker');
      const { _id: resume_id } = await person.uploadResume({ name: 'cv.pdf', bytes: await pdfFile() });
      applicants.push({ ...person, resume_id });
    }
    const apply = (id: string, { user_id, dsh_id, resume_id, call }: Applicant) =>
      call(applyToJob, { params: { id }, body: { user_id, dsh_id, user_resume_id: resume_id, answers: [] } });

    const turns: { own: number; bare: number }[] = [];
    const inRound = posts / (rounds + 1);
    for (let round = 0; round <= rounds; round++) {
      const some = ids.slice(round * inRound, (round + 1) * inRound);
      const pairs = some.flatMap((id) => applicants.map((applicant) => ({ id, applicant })));
      const alone = await perSecond(pairs, bare.write);
      const own = await perSecond(pairs, ({ id, applicant }) => apply(id, applicant));
      tell(`${round === 0 ? 'warm-up' : `round ${round}`}: ${own.toFixed(1)} a second, bare ${alone.toFixed(1)}`);
      if (round > 0) turns.push({ own, bare: alone });
    }
    return [
      {
        what: 'acknowledged applications a second',
        measured: median(turns.map(({ own }) => own)),
        baseline: median(turns.map((turn) => turn.bare)),
        ratio: median(turns.map((turn) => turn.own / turn.bare)),
        unit: 'a second',
        limit: { of: 'ratio', least: leastRatio },
      },
    ];
  } finally {
    await cluster.close();
    await bare.close();
  }
};
