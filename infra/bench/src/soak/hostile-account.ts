import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDashboard, updateProfile, updateUsername } from '@waypost/contracts/calls/identity';
import { editJobPost, lookUp, publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { deleteResume, listResumes } from '@waypost/contracts/calls/resumes';
import { analyseJobPost, requestScore } from '@waypost/contracts/calls/scoring';
import { limits } from '@waypost/contracts/constants';
import { hostileTexts, textOf } from '@waypost/contracts/testing/hostile-texts';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { signIn, type Person } from '@waypost/local/testing/person';
import { hostileFiles } from '@waypost/resumes/testing/hostile-files';

/**
 * One account that sends the worst it can, from one address, until the process is ended: a program of its own, so that what
 * it takes is not taken for the product's. Says each second how often it was answered, by what it did and by the answer.
 */
const [url = ''] = process.argv.slice(2);
const from = { 'x-forwarded-for': '203.0.113.1' };
const { hostname, port } = new URL(url);
const counts: Record<string, number> = {};
const count = (what: string, answer: number | string) => {
  const name = `${what}: ${answer}`;
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Does one thing over and over, several at a time, with little pause: whoever attacks has more machines than this one. */
function forEver(what: string, times: number, pauseMs: number, act: (round: number) => Promise<number | string>) {
  const loop = async (round: number) => {
    for (; ; round += times) {
      count(what, await act(round).catch((error: unknown) => (error instanceof Error ? error.name : 'failed')));
      await sleep(pauseMs);
    }
  };
  for (let at = 0; at < times; at++) void loop(at);
}

function textAt(round: number, length: number): string {
  const text = hostileTexts[round % hostileTexts.length];
  return text ? textOf(text, length) : '';
}
const withPages = { 'x-waypost': '1', origin: new URL(url).origin, ...from };
const rawHead = (person: Person, lines: readonly string[]) =>
  [
    ...lines,
    `host: ${hostname}:${port}`,
    `cookie: ${person.cookie()}`,
    ...Object.entries(withPages).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** Opens connections, sends the beginning of a request on each, holds them, and cuts all of them at once. */
async function stall(times: number, head: string, heldMs: number): Promise<string> {
  const sockets = Array.from({ length: times }, () => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined).write(head);
    return socket;
  });
  await sleep(heldMs);
  for (const socket of sockets) socket.destroy();
  return 'cut';
}

async function sendTexts(person: Person) {
  const { dsh_id } = person;
  const ask = async (body: Parameters<typeof jobPostBody>[1]) =>
    (await person.ask(publishJobPost, { body: jobPostBody({ dsh_id }, body) }, from)).status;
  forEver('analyse a hostile text', 4, 5, async (round) => {
    const body = {
      title: 'Keeper',
      description: textAt(round, 19_000),
      minimum_qualification: textAt(round + 1, 4_900),
      responsibility: textAt(round + 2, 4_900),
    };
    return (await person.ask(analyseJobPost, { body }, from)).status;
  });
  forEver('publish a hostile post', 1, 50, (round) =>
    ask({ description: textAt(round, 1_900), responsibility: textAt(round + 1, 4_900) }),
  );
  forEver('score a hostile post', 1, 50, async (round) => {
    const body = {
      is_scrabble: false as const,
      job_link: 'https://example.org/post',
      title: 'Keeper',
      company_name: 'Skerry',
      responsibility: textAt(round, 4_900),
      minimum_qualification: textAt(round + 3, 4_900),
    };
    return (await person.ask(requestScore, { params: { id: 'custom_job_post' }, body }, from)).status;
  });
  forEver('change a profile to a hostile one', 1, 50, async (round) => {
    const operation = {
      operation: 'insert' as const,
      project_name: 'A new lamp',
      start_date: '2019-03-01',
      // Words have to come first: some of these texts are blank.
      description: `Lamp ${textAt(round, 2_900)}`,
    };
    return (await person.ask(updateProfile, { body: { projects: [operation] } }, from)).status;
  });
  forEver('take another username', 1, 200, async (round) => {
    const updated_username = `hostile-${Date.now().toString(36)}-${round}`;
    return (await person.ask(updateUsername, { body: { updated_username } }, from)).status;
  });
  const { job_post } = await person.call(publishJobPost, { body: jobPostBody(person) }, from);
  forEver('edit a post', 1, 50, async (round) => {
    const { dsh_id: _, ...content } = jobPostBody(person, { description: textAt(round, 1_900) });
    return (await person.ask(editJobPost, { params: { id: job_post.id }, body: content }, from)).status;
  });
}

async function make(at: number) {
  const file = hostileFiles[at];
  const bytes = await file?.make();
  if (!file || !bytes || bytes.length > limits.resumeBytes) return undefined;
  return { name: `${file.name}.${file.kind}`, bytes };
}

function sendFiles(person: Person) {
  // Some take seconds to make, and what is too large is refused before anybody reads it.
  const made = new Map<number, Promise<{ name: string; bytes: Buffer } | undefined>>();
  const fileAt = (round: number) => {
    const at = round % hostileFiles.length;
    const known = made.get(at) ?? make(at);
    made.set(at, known);
    return known;
  };
  forEver('upload a hostile file', 2, 20, async (round) => {
    const file = await fileAt(round);
    if (!file) return 'too large';
    const form = new FormData();
    form.append('resume', new Blob([Buffer.from(file.bytes)]), file.name);
    return (await person.send('/api/resumes', { method: 'POST', headers: withPages, body: form })).status;
  });
  forEver('delete all resumes', 1, 5_000, async () => {
    const { resumes } = await person.call(listResumes, {}, from);
    for (const { _id } of resumes) await person.ask(deleteResume, { params: { id: _id } }, from);
    return 'done';
  });
}

function holdConnections(person: Person) {
  const unfinished = rawHead(person, [
    'POST /api/users/update HTTP/1.1',
    'content-type: application/json',
    'content-length: 5000',
  ]);
  forEver('140 unfinished bodies', 1, 500, () => stall(140, `${unfinished}{`, 8_000));
  forEver('200 unfinished heads', 1, 500, () => stall(200, 'GET / HTTP/1.1\r\nx-slow: ', 8_000));
  forEver('30 streams that are not read', 1, 500, () => stall(30, rawHead(person, ['GET /api/live HTTP/1.1']), 3_000));
  forEver('no HTTP at all', 1, 100, () => stall(5, '\0\xff'.repeat(4_000), 100));
}

function ask(person: Person) {
  const keywords = ['a '.repeat(100), 'and '.repeat(50), 'x'.repeat(200), '"'.repeat(200), 'go OR '.repeat(33)];
  const search = (round: number) => ({
    keyword: keywords[round % keywords.length] ?? '',
    skills: Array.from({ length: 50 }, (_, at) => `skill-${at}-${'x'.repeat(40)}`).join(','),
    page: String((round % 200) + 1),
    limit: '50',
  });
  forEver(
    'search for everything',
    4,
    5,
    async (round) => (await person.ask(searchJobPosts, { querystring: search(round) as never }, from)).status,
  );
  forEver('suggestions', 4, 5, async (round) => {
    const entity = (['questions', 'cities', 'skills', 'companies'] as const)[round % 4] ?? 'skills';
    const querystring = { entity_text: keywords[round % keywords.length]?.slice(0, 200) ?? '' };
    return (await person.ask(lookUp, { params: { entity }, querystring }, from)).status;
  });
  const forged = { ...withPages, cookie: `__Host-Http-waypost=${'A'.repeat(43)}` };
  forEver('ask with a forged session', 8, 2, async () => {
    const answer = await fetch(new URL('/api/users/', url), { headers: forged });
    await answer.body?.cancel();
    return answer.status;
  });
  forEver('begin a sign-in', 1, 20, async () => {
    const answer = await fetch(new URL('/api/auth/google', url), { headers: from, redirect: 'manual' });
    return answer.status;
  });
}

setInterval(() => process.stdout.write(`${JSON.stringify(counts)}\n`), 1_000);
setPriority(10);
const person = await signIn(url, 'hostile@example.org', 'Recruiter');
await person.call(createDashboard, { body: { dsh_type: 'Job Seeker' } }, from);
await sendTexts(person);
sendFiles(person);
holdConnections(person);
ask(person);
