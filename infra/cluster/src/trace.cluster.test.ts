import { randomBytes } from 'node:crypto';
import { applyToJob } from '@waypost/contracts/calls/applications';
import { publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { listResumes } from '@waypost/contracts/calls/resumes';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { type Person, signIn } from '@waypost/local/testing/person';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import type { ProcessName } from '@waypost/runtime/service/process/processes';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';
import {
  type ReceivedPoint,
  type ReceivedSpan,
  type TraceReceiver,
  startTraceReceiver,
} from './testing/trace-receiver.ts';

/** What a page sends with a call. */
type Page = { traceId: string; spanId: string; headers: { traceparent: string } };

function newPage(): Page {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-01` } };
}

let receiver: TraceReceiver;
let cluster: ClusterUnderTest | undefined;
let published: Page;
let applied: Page;

const within = { within: 30_000 };
/** Everybody tells everything at every interval, which is a second here. */
const soon = { within: 50_000 };

async function publishAndApply(url: string) {
  const recruiter = await signIn(url, 'rosa.lind@example.org', 'Recruiter');
  const seeker = await signIn(url, 'ines.halvorsen@example.org', 'Job Seeker');
  const { job_post } = await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) }, published.headers);
  const search = { querystring: { keyword: 'lighthouse' } };
  await until(
    async () => (await seeker.call(searchJobPosts, search)).jobs.some(({ id }) => id === job_post.id),
    within,
  );
  await apply(seeker, job_post.id);
}

async function apply(seeker: Person, id: string) {
  const resume = await seeker.uploadResume({ name: 'halvorsen.pdf', bytes: await pdfFile() });
  // So that the application's own task can score it.
  await until(async () => {
    const { resumes } = await seeker.call(listResumes, {});
    return resumes.every(({ text_status }) => text_status === 'readable');
  }, within);
  const body = { user_id: seeker.user_id, user_resume_id: resume._id, dsh_id: seeker.dsh_id, answers: [] };
  await seeker.call(applyToJob, { params: { id }, body }, applied.headers);
}

beforeAll(async () => {
  [published, applied] = [newPage(), newPage()];
  receiver = await startTraceReceiver();
  cluster = await startCluster({ env: receiver.env });
  await publishAndApply(cluster.url);
}, 180_000);
afterAll(async () => {
  await cluster?.close();
  await receiver.close();
});

/** The span of a name, and those above it up to the page's, which nobody sends. */
async function pathTo(name: RegExp, { traceId, spanId }: Page): Promise<ReceivedSpan[]> {
  const spans = () => receiver.spansOf(traceId);
  const above = (span: ReceivedSpan): ReceivedSpan[] => {
    const parent = spans().find((other) => other.spanId === span.parentSpanId);
    return parent ? [...above(parent), span] : [span];
  };
  return until(() => {
    const span = spans().find((one) => name.test(one.name));
    const path = span && above(span);
    // Each process sends by itself, so that a parent may come after its child.
    return path?.[0]?.parentSpanId === spanId && path;
  }, within);
}

const steps = (path: readonly ReceivedSpan[]) => path.map(({ service, kind, name }) => `${service} ${kind} ${name}`);

describe('one trace', () => {
  test('goes from the page over the application and its score back to the application', async () => {
    const path = await pathTo(/^applications\.attach-score /, applied);
    // Whichever relay of scoring works, that of its API or of its worker, publishes.
    expect(['scoring', 'scoring-worker']).toContain(path.at(-2)?.service);
    const anyRelay = path.map((span) => (span.name === 'publish scores' ? { ...span, service: 'scoring*' } : span));
    expect(steps(anyRelay)).toEqual([
      'bff server POST /api/job-posts/:id/apply',
      'bff internal request',
      'bff client POST',
      'applications server POST /job-posts/:id/apply',
      'applications internal request',
      'applications producer publish applications',
      'scoring consumer scoring.request-score application.submitted',
      'scoring producer add score-application',
      'scoring-worker consumer run score-application',
      'scoring* producer publish scores',
      'applications consumer applications.attach-score score.computed',
    ]);
    expect(path.map(({ attributes }) => attributes['messaging.system']).filter(Boolean)).toEqual([
      'kafka',
      'kafka',
      'bullmq',
      'bullmq',
      'kafka',
      'kafka',
    ]);
    expect(path.filter(({ failed }) => failed)).toEqual([]);
  });

  test('goes from the page over the published post into the search index', async () => {
    const path = await pathTo(/^bulk waypost-job-posts-/, published);
    expect(steps(path.slice(0, -2))).toEqual([
      'bff server POST /api/job-posts/',
      'bff internal request',
      'bff client POST',
      'jobs server POST /job-posts/',
      'jobs internal request',
      'jobs producer publish job-posts',
    ]);
    expect(path.slice(-2)).toMatchObject([
      {
        service: 'jobs-indexer',
        kind: 'consumer',
        name: expect.stringMatching(/^jobs\.index-job-post\..* job-post\.published$/),
      },
      {
        service: 'jobs-indexer',
        kind: 'client',
        attributes: { 'db.system.name': 'opensearch', 'db.operation.name': 'bulk' },
      },
    ]);
  });

  test('shows what a service asked of MongoDB and Redis while it answered', async () => {
    const [asked, session] = [
      await pathTo(/^insert applications-applications$/, applied),
      await pathTo(/^get$/, applied),
    ];
    expect(steps(asked)).toEqual([
      'bff server POST /api/job-posts/:id/apply',
      'bff internal request',
      'bff client POST',
      'applications server POST /job-posts/:id/apply',
      'applications internal request',
      'applications client insert applications-applications',
    ]);
    expect(asked.at(-1)?.attributes['db.system.name']).toBe('mongodb');
    expect(steps(session)).toEqual([
      'bff server POST /api/job-posts/:id/apply',
      'bff internal request',
      'bff client get',
    ]);
    expect(session.at(-1)?.attributes['db.system.name']).toBe('redis');
  });

  test('is in the log of every process that answered or took part', async () => {
    const linesOf = async (name: ProcessName) => {
      const process = cluster?.process(name);
      const said = process ? await cluster?.said(process) : undefined;
      return (said ?? '').split('\n').filter((line) => line.includes(`"trace_id":"${applied.traceId}"`));
    };
    for (const name of ['bff', 'applications', 'jobs', 'resumes'] as const) {
      await until(async () => (await linesOf(name)).some((line) => line.includes('"msg":"Answered"')), within);
    }
  });

  test('holds nobody’s words, address or session', async () => {
    await pathTo(/^applications\.attach-score /, applied);
    const all = JSON.stringify([...receiver.spansOf(applied.traceId), ...receiver.spansOf(published.traceId)]);
    expect(all).not.toMatch(/halvorsen|example\.org|lighthouse|Skerry|waypost:sessions|127\.0\.0\.1:\d+\/|Bearer/i);
  });
});

describe('metrics', () => {
  const by = (points: readonly ReceivedPoint[], attribute: string) => [
    ...new Set(points.map(({ attributes }) => String(attributes[attribute] ?? ''))),
  ];

  /** All values of a metric once there are such as are wanted. */
  const told = (metric: string, wanted: (points: readonly ReceivedPoint[]) => boolean) =>
    until(() => {
      const points = receiver.points(metric);
      return wanted(points) && points;
    }, soon);

  test('tell rate, errors and duration of each route', async () => {
    const route = ({ attributes }: ReceivedPoint) => attributes['http.route'] === '/job-posts/:id/apply';
    const points = await told('http.server.request.duration', (some) => some.some(route));
    const answered = points.find(route);
    expect(answered).toMatchObject({
      service: 'applications',
      attributes: { 'http.request.method': 'POST', 'http.response.status_code': 200 },
      count: 1,
    });
    expect(answered?.value).toBeGreaterThan(0);
    expect(answered?.value).toBeLessThan(30);
    expect(by(points, 'http.route').filter((name) => name.startsWith('/health'))).toEqual([]);
  });

  test('tell the lag of every group, each by one process, until nothing is left', async () => {
    const groups = ['scoring.request-score', 'applications.attach-score', 'jobs.keep-screening-questions', 'bff-live'];
    const points = await told(
      'waypost.consumer.lag',
      (some) =>
        groups.every((group) => by(some, 'messaging.consumer.group.name').includes(group)) &&
        by(some, 'messaging.consumer.group.name').some((group) => group.startsWith('jobs.index-job-post.')) &&
        some.every(({ value }) => value === 0),
    );
    const tellers = Map.groupBy(points, ({ attributes }) => JSON.stringify(attributes));
    expect([...tellers.values()].every((tellings) => tellings.length === 1)).toBe(true);
  });

  test('tell what was published and what came of it', async () => {
    const topics = ['applications', 'job-posts', 'profiles', 'resumes', 'scores'];
    const sent = await told('messaging.client.sent.messages', (points) =>
      topics.every((topic) => by(points, 'messaging.destination.name').includes(topic)),
    );
    expect(by(sent, 'error.type')).toEqual(['']);
    const handled = await told('messaging.process.duration', (points) =>
      by(points, 'messaging.consumer.group.name').includes('applications.attach-score'),
    );
    expect(by(handled, 'waypost.outcome')).toEqual(['done']);
  });

  test('tell depth, age and outcomes of each queue', async () => {
    const queues = ['analyse-job-post', 'read-text', 'score-application'];
    for (const metric of ['waypost.task.queue.depth', 'waypost.task.queue.oldest.age']) {
      await told(
        metric,
        (points) =>
          queues.every((queue) => by(points, 'waypost.task.name').includes(queue)) &&
          points.every(({ value }) => value === 0),
      );
    }
    const runs = await told('waypost.task.duration', (points) => by(points, 'waypost.task.name').length === 3);
    expect(by(runs, 'waypost.task.name').toSorted((a, b) => a.localeCompare(b))).toEqual(queues);
    expect(by(runs, 'waypost.outcome')).toEqual(['done']);
    expect(runs.find(({ attributes }) => attributes['waypost.task.name'] === 'score-application')).toMatchObject({
      service: 'scoring-worker',
    });
  });

  test('tell that every outbox is empty, and how fresh the index is', async () => {
    const relays = ['applications', 'identity', 'jobs', 'resumes', 'scoring'];
    await told(
      'waypost.outbox.oldest.age',
      (points) =>
        relays.every((relay) => by(points, 'waypost.relay').includes(relay)) &&
        points.every(({ value }) => value === 0),
    );
    const [freshness] = await told('waypost.search.index.freshness', (points) => points.length > 0);
    expect(freshness).toMatchObject({ service: 'jobs-indexer', count: 1 });
    expect(freshness?.value).toBeGreaterThan(0);
    expect(freshness?.value).toBeLessThan(30);
  });
});
