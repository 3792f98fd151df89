import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserActor } from '@waypost/contracts/actor';
import { listApplicants } from '@waypost/contracts/calls/applications';
import { getCurrentUser, readProfile, signInUser } from '@waypost/contracts/calls/identity';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { listResumes } from '@waypost/contracts/calls/resumes';
import { candidates } from '@waypost/demo/candidates';
import { claimsOfEmail } from '@waypost/demo/claims-of-email';
import { createDemoLoads } from '@waypost/demo/demo-loads';
import { loadDemo } from '@waypost/demo/load-demo';
import { demoSeekers, owners } from '@waypost/demo/people';
import { until } from '@waypost/runtime/testing/until';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices, type RunningServices } from './start-services.ts';

const issuer = 'test';
const size = { posts: 200, applications: 80, crowd: 4 };

let folder: string;
let services: RunningServices;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-demo-'));
  services = await startServices(folder, pino({ level: 'silent' }));
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

const loader = () => ({ client: services.client, loads: createDemoLoads(services.portsFor('local').documents) });

async function actorOf(email: string): Promise<UserActor> {
  const { sub } = claimsOfEmail(email);
  const body = { iss: issuer, sub, email, first_name: 'x', last_name: 'y' };
  const { userInfos, userDashboards } = await services.client.call(signInUser, { body });
  return { kind: 'user', user_id: userInfos._id, dashboards: userDashboards };
}

test('a load that was interrupted twice is completed, with everything there once', async () => {
  const interruptedAt = (last: number) =>
    loadDemo(loader(), {
      issuer,
      size,
      report: (steps) => {
        if (steps >= last) throw new Error('the power went off');
      },
    });
  await expect(interruptedAt(100)).rejects.toThrow('the power went off');
  await expect(interruptedAt(230)).rejects.toThrow('the power went off');
  const loaded = await loadDemo(loader(), { issuer, size, report: () => undefined });
  expect(loaded).toEqual({ job_posts: 200, people: 52, applications: 80, found: 200 });
  expect(await loadDemo(loader(), { issuer, size, report: () => undefined })).toBeUndefined();

  // Who is told that the demo is there finds it.
  const found = await services.client.call(searchJobPosts, { querystring: {} });
  expect(found.total).toBe(size.posts);
  expect(found.jobs.every(({ cities }) => cities.every(({ city_id }) => city_id !== undefined))).toBe(true);

  for (const { email } of demoSeekers.slice(0, 3)) {
    const actor = await actorOf(email);
    const { userDashboards } = await services.client.call(getCurrentUser, {}, { actor });
    expect(userDashboards.map(({ dsh_type }) => dsh_type)).toEqual(['Job Seeker']);
    expect((await services.client.call(listResumes, {}, { actor })).total).toBe(1);
    const profile = await services.client.call(readProfile, { params: { id: actor.user_id } });
    expect(new Set(profile.workExperiences.map(({ start_date }) => start_date)).size).toBe(
      profile.workExperiences.length,
    );
  }
});

test('applications are there with answers, decisions and, a moment later, applicants and scores', async () => {
  const applicants = await until(
    async () => {
      const found = [];
      for (const { email } of owners) {
        const actor = await actorOf(email);
        const querystring = { created_by: actor.user_id, limit: '50' };
        const pages = ['1', '2', '3'].map((page) =>
          services.client.call(searchJobPosts, { querystring: { ...querystring, page } }),
        );
        for (const { _id } of (await Promise.all(pages)).flatMap(({ jobs }) => jobs)) {
          const body = { limit: 100 };
          found.push(
            ...(await services.client.call(listApplicants, { params: { id: _id }, body }, { actor })).applicants,
          );
        }
      }
      const isWhole = found.every(({ user_info, user_score }) => user_info !== null && user_score !== null);
      return found.length === size.applications && isWhole && found;
    },
    { within: 40_000 },
  );
  expect(new Set(applicants.map(({ status }) => status)).size).toBeGreaterThan(2);
  expect(applicants.some(({ answers }) => answers.length > 0)).toBe(true);
  expect(applicants.filter(({ user_info }) => candidates.some(({ email }) => email === user_info?.email)).length).toBe(
    size.crowd,
  );
});
