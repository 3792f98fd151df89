import type { UserActor } from '@waypost/contracts/actor';
import { endMailSubscription, getNotificationChannels } from '@waypost/contracts/calls/identity/notifications';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallInput } from '@waypost/contracts/contract';
import { savedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { anEvent } from '@waypost/contracts/testing/events';
import { newId } from '@waypost/runtime/service/new-id';
import { metricCatalogue } from '@waypost/runtime/telemetry/metric-catalogue';
import { readMetrics } from '@waypost/runtime/telemetry/testing/read-metrics';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notifyOfFoundJobHandlers } from '../consumers/notify-of-found-job.ts';
import { createInboxStore } from '../inbox-store.ts';
import { createDigestStore } from '../mail/digest-store.ts';
import { createMailer } from '../mail/mailer.ts';
import { createSettingsStore } from '../settings-store.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { bff, startIdentity, type TestIdentity } from '../testing/start-identity.ts';
import { enqueueDigest } from './mail-digest.ts';

const publicUrl = 'https://jobs.example.org';
const from = 'jobs@example.org';
const soon = { within: 10_000 };
const readMetric = readMetrics();

let server: MailServer;
let service: TestIdentity;
let seeker: UserActor;
beforeEach(async () => {
  server = await startMailServer();
  service = await startIdentity({
    mail: { smtpUrl: server.url, from, publicUrl },
    mailing: { attempts: 2, everyMs: 20 },
  });
  seeker = await service.person({ email: 'ada@example.org' });
});
afterEach(async () => {
  await service.close();
  await server.close();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
/** Found days ago, so that its digest is due. */
const found = (search: { _id: string }, title: string, time = daysAgo(4)) =>
  anEvent(savedSearchFound, {
    time,
    data: {
      user_id: seeker.user_id,
      saved_search_id: search._id,
      job_post_id: service.post({ title })._id,
      alert: 'daily',
    },
  });
const hear = (...events: ReturnType<typeof found>[]) => service.hear(savedSearchFound, ...events);
const arrived = (count = 1) => until(async () => server.letters.length >= count, soon);
const givenUp = () => until(async () => service.lines.some((line) => line['mail.event'] === 'digest.given-up'), soon);
/** Runs that are counted as failed, by which an alert tells the operator. */
async function countedAsFailed(): Promise<number> {
  const runs = (await readMetric(metricCatalogue.taskRun.name)) ?? [];
  return runs.find(({ attributes }) => Object.values(attributes).includes('failed'))?.value ?? 0;
}
/** Nothing is to be sent any more, and nothing is under way. */
const quiet = async () => {
  const digests = await createDigestStore(service.ports.documents);
  await until(async () => (await digests.due(new Date(), 1)).length === 0, soon);
  await service.settled();
};

test('what a search found in a day comes as one letter, in text and HTML, with a way out of one press', async () => {
  const search = service.savedSearch({ name: 'Work outside', alert: 'daily' });
  await hear(found(search, 'Gardener'), found(search, 'Florist'));
  await arrived();
  await quiet();
  expect(server.letters).toHaveLength(1);
  const [{ to, headers, source } = { to: [], headers: new Map<string, string>(), source: '' }] = server.letters;
  expect(to).toEqual(['ada@example.org']);
  expect(headers.get('from')).toBe(`Waypost <${from}>`);
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
  expect(headers.get('message-id')).toMatch(/^<[0-9a-f]{24}@jobs\.example\.org>$/);
  expect(headers.get('list-unsubscribe')).toMatch(
    /^<https:\/\/jobs\.example\.org\/api\/notifications\/unsubscribe\?token=[\w-]+>$/,
  );
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const part of ['text/plain', 'text/html', 'Gardener', 'Florist']) expect(source).toContain(part);
  expect((await service.notificationsOf(seeker)).total).toBe(0);
});

test('a duplicate, or the same after it was sent, brings no second letter', async () => {
  const search = service.savedSearch({ alert: 'daily' });
  const event = found(search, 'Gardener');
  await hear(event, event);
  await arrived();
  await hear(event);
  await quiet();
  expect(server.letters).toHaveLength(1);
});

test('what comes after its digest was sent comes with the next one', async () => {
  const search = service.savedSearch({ name: 'Work outside', query: { keyword: 'outside' }, alert: 'daily' });
  await hear(found(search, 'Gardener'));
  await arrived();
  await hear(found(search, 'Florist'));
  await arrived(2);
  const ids = server.letters.map(({ headers }) => headers.get('message-id'));
  expect(new Set(ids).size).toBe(2);
  expect(server.letters[1]?.source).toContain('Florist');
  expect(server.letters[1]?.source).not.toContain('Gardener');
});

test('a server that refuses is asked again, with the same letter', async () => {
  server.moods.push('refuse');
  await hear(found(service.savedSearch({ alert: 'daily' }), 'Gardener'));
  await arrived();
  await quiet();
  expect([server.asked(), server.letters.length]).toEqual([2, 1]);
});

test('a server that goes on refusing is given up, and the operator is told', async () => {
  server.moods.push('refuse', 'refuse', 'refuse');
  await hear(found(service.savedSearch({ alert: 'daily' }), 'Gardener'));
  await givenUp();
  await quiet();
  expect([server.asked(), server.letters.length]).toEqual([2, 0]);
  expect(service.lines).toContainEqual(
    expect.objectContaining({ level: 'error', 'mail.event': 'digest.given-up', digest_id: expect.any(String) }),
  );
});

test.each([
  ['denied', '550 5.7.1 <…>: Relaying denied'],
  ['refuse-for-good', '554 Refused: quota of … exceeded'],
] as const)(
  'what a server refuses for good, %s, is not tried again, and the operator is told and reads why, but not whose it was',
  async (mood, why) => {
    const failed = await countedAsFailed();
    server.moods.push(mood);
    await hear(found(service.savedSearch({ alert: 'daily' }), 'Gardener'));
    await givenUp();
    await quiet();
    expect([server.moods, server.letters]).toEqual([[], []]);
    await until(async () => (await countedAsFailed()) === failed + 1, soon);
    const lines = JSON.stringify(service.lines);
    expect(lines).toContain(why);
    expect(lines).not.toMatch(/\bada\b/i);
  },
);

test('to a mailbox that is not there no search sends a second e-mail: the bell tells of what it finds', async () => {
  const search = service.savedSearch({ alert: 'daily' });
  server.moods.push('no-such-mailbox', 'no-such-mailbox');
  const [first, second] = [found(search, 'Gardener'), found(search, 'Florist', daysAgo(2))];
  for (const event of [first, second]) {
    await hear(event);
    await quiet();
  }
  expect([server.refused(), server.letters]).toEqual([1, []]);
  expect(service.searches.get(search._id)?.alert).toBe('live');
  const told = JSON.stringify((await service.notificationsOf(seeker)).notifications);
  expect([first, second].every(({ data }) => told.includes(data.job_post_id))).toBe(true);
  expect(service.lines).toContainEqual(expect.objectContaining({ level: 'warn', 'mail.event': 'mailbox.gone' }));
});

test('what a search found long ago, and nobody wanted by e-mail then, is no news where it is heard again', async () => {
  await hear(found(service.savedSearch({ alert: 'daily' }), 'Gardener', daysAgo(32)));
  await quiet();
  expect(server.asked()).toBe(0);
});

test('what the bell has told while no mail server was set brings no letter where it is heard again', async () => {
  const { documents } = service.ports;
  const [withoutMail] = notifyOfFoundJobHandlers({
    inboxes: await createInboxStore(documents),
    digests: await createDigestStore(documents),
    settings: await createSettingsStore(documents),
    mail: undefined,
    callsUnderWay: { quiet: async () => undefined },
  });
  const event = found(service.savedSearch({ alert: 'daily' }), 'Gardener');
  await withoutMail?.handle(event);
  expect((await service.notificationsOf(seeker)).total).toBe(1);
  await hear(event);
  await quiet();
  expect(server.asked()).toBe(0);
});

test('a server that is away is given up too', async () => {
  await server.close();
  await hear(found(service.savedSearch({ alert: 'daily' }), 'Gardener'));
  await givenUp();
});

test('what a server may have, as it went away without a word, is not sent again', async () => {
  server.moods.push('hang-up');
  await hear(found(service.savedSearch({ alert: 'daily' }), 'Gardener'));
  await givenUp();
  await quiet();
  expect([server.asked(), server.letters.length]).toEqual([1, 0]);
});

test.each([
  ['is paused', 'none', false],
  ['finds nothing that is still open', 'daily', true],
] as const)('a search that %s brings no letter', async (_, alert, closed) => {
  const event = found(service.savedSearch({ alert }), 'Gardener');
  if (closed) service.post({ _id: event.data.job_post_id, status: 'Close' });
  await hear(event);
  await quiet();
  expect(server.asked()).toBe(0);
});

test('what was found while it came once a day rings the bell, once, where it is told of live since', async () => {
  const event = found(service.savedSearch({ alert: 'live' }), 'Gardener');
  await hear(event);
  await quiet();
  await hear(event);
  await quiet();
  const { notifications, total } = await service.notificationsOf(seeker);
  expect([server.asked(), total, JSON.stringify(notifications).includes(event.data.job_post_id)]).toEqual([0, 1, true]);
});

test('all that waited for one e-mail rings the bell together, by the latest of it, in one write, and never again', async () => {
  const { documents, tasks } = service.ports;
  const [digests, inboxes] = [await createDigestStore(documents), await createInboxStore(documents)];
  const { user_id } = seeker;
  const search = service.savedSearch({ alert: 'live' });
  const posts = Array.from({ length: 120 }, (_, minute) =>
    service.post({ posted_date: new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString() }),
  );
  const now = new Date().toISOString();
  const finding = { user_id, saved_search_id: search._id, alert: 'daily', at: now } as const;
  await digests.collect({ ...finding, job_post_ids: posts.map(({ _id }) => _id) });
  const [{ id } = { id: '' }] = await digests.query({ user_id });
  const told = async () => {
    await enqueueDigest(tasks, id, 1);
    await until(async () => (await digests.find(id))?.value.state === 'dropped', soon);
    await service.settled();
    return (await inboxes.find(user_id))?.version;
  };
  const first = await told();
  // As a crash does between telling and keeping that it was told.
  await digests.transition(id, ['dropped'], 'collecting');
  expect([first, await told()]).toEqual([1, 1]);
  const { notifications } = await service.notificationsOf(seeker);
  expect(notifications).toMatchObject([{ count: posts.length, job_post_id: posts.at(-1)?._id }]);
  // No more in one call than one answer can hold.
  const asked = service.calls.filter(({ contract }) => contract.url === readJobPosts.url);
  const numbers = asked.map(({ input }) => (input as CallInput<typeof readJobPosts>).body.ids.length);
  expect(numbers.slice(0, 3)).toEqual([50, 50, 20]);
});

/** What a search found that found more than is kept: these posts, and others that are gone. */
async function overfull(search: { _id: string }, some: readonly { _id: string }[]) {
  const digests = await createDigestStore(service.ports.documents);
  const { user_id } = seeker;
  const finding = { user_id, saved_search_id: search._id, alert: 'daily', at: new Date().toISOString() } as const;
  const gone = Array.from({ length: 501 - some.length }, newId);
  await digests.collect({ ...finding, job_post_ids: [...some.map(({ _id }) => _id), ...gone] });
  const [{ id, value } = { id: '', value: undefined }] = await digests.query({ user_id });
  expect(value).toMatchObject({ state: 'collecting', has_more: true });
  return { digests, id };
}

test('the bell says that there is more than it counts, where more was found than is kept', async () => {
  const posts = [service.post(), service.post(), service.post({ status: 'Close' })];
  const { digests, id } = await overfull(service.savedSearch({ alert: 'live' }), posts);
  await enqueueDigest(service.ports.tasks, id, 1);
  await until(async () => (await digests.find(id))?.value.state === 'dropped', soon);
  const { notifications } = await service.notificationsOf(seeker);
  expect(notifications).toMatchObject([{ kind: 'saved-search', count: 2, has_more: true }]);
});

test('a search that found more than is kept, all of it closed by now, is told of the rest', async () => {
  const { digests, id } = await overfull(service.savedSearch({ alert: 'daily' }), [service.post({ status: 'Close' })]);
  await enqueueDigest(service.ports.tasks, id, 1);
  await arrived();
  await quiet();
  expect(server.letters).toHaveLength(1);
  expect((await digests.find(id))?.value.state).toBe('sent');
});

test('who has turned e-mails off gets none, of what was waiting neither, no bell instead, and nothing of it anew once they are on', async () => {
  const search = service.savedSearch({ alert: 'daily' });
  const waiting = found(search, 'Gardener');
  await service.choose(seeker, { 'saved-search': { email: false } });
  const digests = await createDigestStore(service.ports.documents);
  const { user_id, saved_search_id, job_post_id } = waiting.data;
  await digests.collect({ user_id, saved_search_id, job_post_ids: [job_post_id], alert: 'daily', at: waiting.time });
  const event = found(search, 'Florist', daysAgo(2));
  await hear(event);
  await quiet();
  expect((await digests.query({ user_id })).map(({ value: { state } }) => state)).toEqual(['dropped', 'dropped']);

  await service.choose(seeker, { 'saved-search': { email: true } });
  // As where a topic is read from its start.
  await hear(event);
  await quiet();
  expect([server.asked(), (await service.notificationsOf(seeker)).total]).toEqual([0, 0]);
});

test('the link of a letter ends what comes, and is safe to press again', async () => {
  const search = service.savedSearch({ name: 'Work outside', alert: 'daily' });
  await hear(found(search, 'Gardener'));
  await arrived();
  const token = server.letters[0]?.headers.get('list-unsubscribe')?.match(/token=([\w-]+)/)?.[1] ?? '';
  for (const _ of [1, 2]) {
    expect(await service.call(endMailSubscription, { body: { token } }, { as: bff })).toEqual({ name: 'Work outside' });
  }
  await hear(found(search, 'Florist'));
  await quiet();
  expect(server.letters).toHaveLength(1);
  const forged = service.call(
    endMailSubscription,
    { body: { token: `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}` } },
    { as: bff },
  );
  await expect(forged).rejects.toMatchObject({ code: 'not-found' });
});

test('pages hear that e-mails can be sent', async () => {
  expect(await service.call(getNotificationChannels, {}, { as: seeker })).toEqual({ email: true });
});

test('no text becomes a header or another recipient', async () => {
  const mailer = createMailer({ smtpUrl: server.url, from });
  const hostile = 'Gardener\r\nBcc: eve@example.org\r\n\r\n<b>';
  await mailer.send({
    to: { name: `Ada"\r\nBcc: eve@example.org, <eve@example.org>`, address: 'ada@example.org' },
    subject: hostile,
    text: hostile,
    html: '<p></p>',
    messageId: 'one@example.org',
    unsubscribeAt: publicUrl,
  });
  await mailer.close();
  const [{ to, headers } = { to: [], headers: new Map<string, string>() }] = server.letters;
  expect(to).toEqual(['ada@example.org']);
  expect(headers.has('bcc')).toBe(false);
});

test('a digest that another process has taken away with its person is not turned to be sent', async () => {
  const { documents } = service.ports;
  const [here, there] = [await createDigestStore(documents), await createDigestStore(documents)];
  const { user_id } = await service.person();
  const finding = { user_id, saved_search_id: newId(), alert: 'daily', job_post_ids: [newId()] } as const;
  await here.collect({ ...finding, at: new Date().toISOString() });
  const [{ id } = { id: '' }] = await here.query({ user_id });
  // As its task does, which then knows it.
  await here.find(id);
  await there.forget(user_id);
  expect(await here.transition(id, ['collecting'], 'sending')).toBe(false);
});
