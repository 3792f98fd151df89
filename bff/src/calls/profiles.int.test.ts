import { getProfile, getUserByUsername } from '@waypost/contracts/calls/identity';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { listResumes } from '@waypost/contracts/calls/resumes';
import { away } from '@waypost/contracts/errors';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aProfile, aPublicProfile } from '@waypost/contracts/testing/people';
import { aResume } from '@waypost/contracts/testing/resumes';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

const resume = aResume();
const whenAway = () => {
  throw away();
};

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
beforeEach(async () => {
  bff = await startBff();
  ({ cookie } = await bff.signIn());
  bff.client.stub(getProfile, () => aProfile());
  bff.client.stub(listResumes, () => ({ resumes: [resume], total: 1 }));
});
afterEach(() => bff.close());

const read = async (url: string, headers: Record<string, string> = { cookie }) =>
  (await bff.http.inject({ url: `/api/users/${url}`, headers: { ...ours, ...headers } })).json<
    Record<string, unknown>
  >();

describe('a profile', () => {
  it("comes with one's own resumes", async () => {
    expect((await read(`${account.userInfos.id}/profile`))['resumes']).toEqual([resume]);
  });

  it('says null for resumes that could not be asked', async () => {
    bff.client.stub(listResumes, whenAway);
    expect(await read(`${account.userInfos.id}/profile`)).toMatchObject({ resumes: null, workExperiences: [] });
  });

  it('of somebody else, or signed out, has no resumes', async () => {
    for (const answer of [await read(`${newId()}/profile`), await read(`${account.userInfos.id}/profile`, {})]) {
      expect(answer).toHaveProperty('workExperiences');
      expect(answer).not.toHaveProperty('resumes');
    }
    expect(bff.client.calls.filter(({ contract }) => contract === listResumes)).toEqual([]);
  });
});

describe('the public profile by username', () => {
  const person = aPublicProfile({ username: 'ada-moss' });
  beforeEach(() => bff.client.stub(getUserByUsername, () => person));

  it('is one call, with the number of their posts', async () => {
    const asked: unknown[] = [];
    bff.client.stub(searchJobPosts, ({ querystring }) => {
      asked.push(querystring.created_by);
      return aJobSearchResult({ total: 7 });
    });
    expect(await read('username/ada-moss', {})).toEqual({ ...person, posted_jobs: 7 });
    expect(asked).toEqual([person._id]);
  });

  it('says null for posts that could not be counted', async () => {
    bff.client.stub(searchJobPosts, whenAway);
    expect(await read('username/ada-moss', {})).toEqual({ ...person, posted_jobs: null });
  });
});
