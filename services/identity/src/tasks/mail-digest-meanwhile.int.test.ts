import type { UserActor } from '@waypost/contracts/actor';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { readSavedSearches } from '@waypost/contracts/calls/jobs/saved-searches';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInboxStore } from '../inbox-store.ts';
import { createDigestStore, type DigestStore } from '../mail/digest-store.ts';
import { digestId, dueAfter } from '../mail/digest.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts';
import { createUserStore } from '../user-store.ts';
import { enqueueDigest } from './mail-digest.ts';

const day = 86_400_000;

let server: MailServer;
let service: TestIdentity;
let digests: DigestStore;
let seeker: UserActor;
beforeEach(async () => {
  server = await startMailServer();
  const mail = { smtpUrl: server.url, from: 'jobs@example.org', publicUrl: 'https://jobs.example.org' };
  service = await startIdentity({ mail, mailing: { attempts: 1, everyMs: day } });
  digests = await createDigestStore(service.ports.documents);
  seeker = await service.person();
});
afterEach(async () => {
  await service.close();
  await server.close();
});

/** A Monday at least two days ago, on which daily and weekly e-mails were due. */
const monday = Date.parse(dueAfter('weekly', new Date(Date.now() - 9 * day).toISOString()));
const at = (days: number) => new Date(monday + days * day - 1).toISOString();

const post = (title: string, created_at = at(0)) => service.post({ title, created_at });
async function collect(search: { _id: string }, alert: 'daily' | 'weekly', at: string, ...posts: { _id: string }[]) {
  const owner = { user_id: seeker.user_id, saved_search_id: search._id, alert };
  await digests.collect({ ...owner, job_post_ids: posts.map(({ _id }) => _id), at });
  return digestId(owner, dueAfter(alert, at));
}
/** What becomes of it, once its task is done. */
async function send(id: string) {
  await enqueueDigest(service.ports.tasks, id, 1);
  await service.settled();
  return (await digests.find(id))?.value.state;
}
/** Of each letter the titles in it. */
const sent = () =>
  server.letters.map(({ source }) => ['Beekeeper', 'Florist'].filter((title) => source.includes(title)));
const waiting = async () =>
  (await digests.query({ user_id: seeker.user_id, state: 'collecting' })).map(({ value }) => value);

test('what was found under another query, or before a pause, is not sent under the name of the search', async () => {
  const [before, between, since] = [at(-1), at(-0.7), at(-0.5)];
  const posts = [post('Beekeeper', before), post('Florist', since)];
  const search = service.savedSearch({ alert: 'daily', looks_from: between });
  expect(await send(await collect(search, 'daily', at(0), ...posts))).toBe('sent');
  expect(sent()).toEqual([['Florist']]);
  const live = service.savedSearch({ alert: 'live', looks_from: between });
  await send(await collect(live, 'daily', at(0), post('Beekeeper', before)));
  expect((await service.notificationsOf(seeker)).total).toBe(0);
});

test('a search that comes once a day by now, and had collected for its week, comes as one e-mail', async () => {
  const search = service.savedSearch({ alert: 'daily' });
  const daily = await collect(search, 'daily', at(0), post('Florist'));
  expect(await send(await collect(search, 'weekly', at(0), post('Beekeeper')))).toBe('dropped');
  expect(await send(daily)).toBe('sent');
  expect(sent()).toEqual([['Beekeeper', 'Florist']]);
});

test('where the e-mail of that day has gone already, it comes with the next', async () => {
  const search = service.savedSearch({ alert: 'daily' });
  await send(await collect(search, 'daily', at(0), post('Florist')));
  const late = post('Beekeeper');
  await send(await collect(search, 'weekly', at(0), late));
  expect(sent()).toEqual([['Florist']]);
  expect(await waiting()).toMatchObject([
    { alert: 'daily', due_at: dueAfter('daily', at(1)), job_post_ids: [late._id] },
  ]);
});

test('a search that comes once a week by now sends at its end what it had collected for a day', async () => {
  const search = service.savedSearch({ alert: 'weekly' });
  const found = post('Beekeeper');
  const daily = await collect(search, 'daily', at(1), found);
  // As a crash does between handing it over and keeping that it was.
  for (const _ of [1, 2]) {
    expect(await send(daily)).toBe('dropped');
    await digests.transition(daily, ['dropped'], 'collecting');
  }
  await digests.transition(daily, ['collecting'], 'dropped');
  expect(await waiting()).toMatchObject([
    { alert: 'weekly', due_at: dueAfter('weekly', at(1)), job_post_ids: [found._id] },
  ]);
  expect(sent()).toEqual([]);
});

test('of who is gone nothing is kept where their search comes in another rhythm by now', async () => {
  const daily = await collect(service.savedSearch({ alert: 'weekly' }), 'daily', at(0), post('Beekeeper'));
  const inboxes = await createInboxStore(service.ports.documents);
  const users = await createUserStore(service.ports.documents);
  service.stub(readSavedSearches, async ({ body: { ids } }) => {
    await inboxes.forget(seeker.user_id);
    return { saved_searches: ids.flatMap((id) => service.searches.get(id) ?? []) };
  });
  await send(daily);
  expect(await digests.query({ user_id: seeker.user_id })).toEqual([]);
  expect(await users.find(seeker.user_id)).toBeDefined();
});

test('who leaves while their e-mail is made gets none', async () => {
  const beekeeper = post('Beekeeper');
  const users = await createUserStore(service.ports.documents);
  service.stub(readJobPosts, async () => {
    await users.remove(seeker.user_id);
    return { job_posts: [beekeeper] };
  });
  await send(await collect(service.savedSearch({ alert: 'daily' }), 'daily', at(0), beekeeper));
  expect(sent()).toEqual([]);
});

test('what is found while an e-mail is made comes with it, at the next try', async () => {
  const search = service.savedSearch({ alert: 'daily' });
  const [first, late] = [post('Beekeeper'), post('Florist')];
  let isLate = true;
  service.stub(readJobPosts, async ({ body: { ids } }) => {
    if (isLate) await collect(search, 'daily', at(0), late);
    isLate = false;
    return { job_posts: [first, late].filter(({ _id }) => ids.includes(_id)) };
  });
  const daily = await collect(search, 'daily', at(0), first);
  expect([await send(daily), sent()]).toEqual(['collecting', []]);
  expect([await send(daily), sent()]).toEqual(['sent', [['Beekeeper', 'Florist']]]);
});
