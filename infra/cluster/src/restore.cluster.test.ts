import { randomUUID } from 'node:crypto';
import { applyToJob, changeApplicantStatus, listApplicants } from '@waypost/contracts/calls/applications';
import { getApplicationScore } from '@waypost/contracts/calls/applications/application-scores';
import { updateUser } from '@waypost/contracts/calls/identity';
import {
  changeJobStatus,
  editJobPost,
  getJobPost,
  publishJobPost,
  searchJobPosts,
} from '@waypost/contracts/calls/jobs';
import { listResumes } from '@waypost/contracts/calls/resumes';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { type Person, signIn, visit } from '@waypost/local/testing/person';
import { copyDatabase } from '@waypost/runtime/cluster/testing/copy-database';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, expect, test, vi } from 'vitest';
import { type Scene, openScene } from './testing/open-scene.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

// The whole product is started twice.
vi.setConfig({ testTimeout: 480_000 });

const soon = { within: 90_000 };
const word = `q${randomUUID().replaceAll('-', '').slice(0, 12)}`;

let cluster: ClusterUnderTest;
afterAll(() => cluster.close());

const found = async (): Promise<Map<string, string>> => {
  const { jobs } = await visit(cluster.url).call(searchJobPosts, { querystring: { keyword: word } });
  return new Map(jobs.map(({ id, title, status }) => [id, `${title} ${status}`]));
};
const shows = (posts: Record<string, string>) =>
  until(async () => {
    expect(Object.fromEntries(await found())).toEqual(posts);
    return true;
  }, soon);

async function edit({ call, ...recruiter }: Person, id: string, some: Parameters<typeof jobPostBody>[1]) {
  const { dsh_id: _dsh, ...body } = jobPostBody(recruiter, some);
  await call(editJobPost, { params: { id }, body });
}

const head = ({ call }: Person, headline: string) =>
  call(updateUser, { body: { first_name: 'Ines', last_name: 'Sol', headline } });

const applicantsOf = async ({ call }: Person, id: string) =>
  (await call(listApplicants, { params: { id }, body: {} })).applicants;

/** What happens after the backup and before the loss. */
async function liveOn(scene: Scene, kept: string, closed: string): Promise<string> {
  const { recruiter, seeker, publish } = scene;
  for (const title of ['once', 'twice', 'thrice']) await edit(recruiter, kept, { title: `Undone ${title} ${word}` });
  await recruiter.call(changeJobStatus, { params: { id: closed }, body: { updated_status: 'Close' } });
  const vanishing = await publish({ title: `Vanishing ${word}` });
  await scene.apply(vanishing);
  const [applicant] = await applicantsOf(recruiter, kept);
  await recruiter.call(changeApplicantStatus, {
    params: { id: kept },
    body: { applicant_ids: [applicant?._id ?? ''], changed_status: 'Shortlisted' },
  });
  for (const headline of ['Undone', 'Undone again']) await head(seeker, headline);
  await signIn(cluster.url, `gone.${randomUUID()}@example.org`, 'Job Seeker');
  await shows({
    [kept]: `Undone thrice ${word} Open`,
    [closed]: `Warden ${word} Close`,
    [vanishing]: `Vanishing ${word} Open`,
  });
  return vanishing;
}

/** As if the backup had been taken before the card of the applicant had arrived. */
async function loseCards(mongodbUrl: string, namespace: string) {
  const opened = await openOnServers(namespace, { mongodbUrl });
  const { documents } = opened.portsFor('applications');
  const cards = await documents.collection({ name: 'applicant-cards', indexes: [] });
  expect((await cards.deleteMany({})).deletedCount).toBeGreaterThan(0);
  const applications = await documents.collection({ name: 'applications', indexes: [] });
  await applications.updateMany({}, { $set: { card: null } });
  await opened.close();
}

test('after MongoDB was restored, index and read models are what it says, and every change reaches them', async () => {
  cluster = await startCluster();
  const scene = await openScene(cluster.url);
  const kept = await scene.publish({ title: `Keeper ${word}` });
  const closed = await scene.publish({ title: `Warden ${word}` });
  const application = await scene.apply(kept);
  await until(async () => (await scene.applicants(kept))[0]?.score_status === 'ready', soon);
  await shows({ [kept]: `Keeper ${word} Open`, [closed]: `Warden ${word} Open` });

  const { mongodbUrl, namespace, ports } = cluster;
  const backup = mongodbUrl.replace(namespace, `${namespace}-backup`);
  await copyDatabase(mongodbUrl, backup);
  const vanished = await liveOn(scene, kept, closed);
  await cluster.close();

  await copyDatabase(backup, mongodbUrl);
  const restored = `${namespace}-restored`;
  await loseCards(mongodbUrl, restored);
  cluster = await startCluster({ env: { MONGODB_URL: mongodbUrl, WAYPOST_NAMESPACE: restored }, ports });

  await shows({ [kept]: `Keeper ${word} Open`, [closed]: `Warden ${word} Open` });
  const gone = await visit(cluster.url).ask(getJobPost, { params: { id: vanished }, querystring: {} });
  expect(gone.status).toBe(404);
  const recruiter = await signIn(cluster.url, scene.recruiter.email, 'Recruiter');
  const seeker = await signIn(cluster.url, scene.seeker.email, 'Job Seeker');
  expect([recruiter.user_id, seeker.user_id]).toEqual([scene.recruiter.user_id, scene.seeker.user_id]);
  await until(async () => {
    expect(await applicantsOf(recruiter, kept)).toMatchObject([
      { _id: application, status: 'Applied', score_status: 'ready', user_info: { first_name: 'Ines' } },
    ]);
    return true;
  }, soon);

  // Each of these has a lower version than what was lost had.
  const score = () => recruiter.call(getApplicationScore, { params: { id: application } });
  const before = await score();
  await edit(recruiter, kept, { title: `Mender ${word}`, skills: [{ skill: 'Hydraulics' }] });
  await head(seeker, 'Mends things');
  const created = await recruiter.call(publishJobPost, {
    body: jobPostBody(recruiter, { title: `New ${word}` }),
  });
  const next = created.job_post.id;
  const { resumes } = await seeker.call(listResumes, {});
  await seeker.call(applyToJob, {
    params: { id: next },
    body: { user_id: seeker.user_id, dsh_id: seeker.dsh_id, user_resume_id: resumes[0]?._id ?? '', answers: [] },
  });
  await recruiter.call(changeJobStatus, { params: { id: closed }, body: { updated_status: 'Close' } });
  await shows({ [kept]: `Mender ${word} Open`, [closed]: `Warden ${word} Close`, [next]: `New ${word} Open` });
  await until(async () => {
    const { computed_at, stale } = await score();
    return computed_at !== before.computed_at && !stale;
  }, soon);
  await until(async () => {
    expect(await applicantsOf(recruiter, kept)).toMatchObject([{ user_info: { headline: 'Mends things' } }]);
    expect(await applicantsOf(recruiter, next)).toMatchObject([
      { user_info: { headline: 'Mends things' }, score_status: 'ready' },
    ]);
    return true;
  }, soon);
});
