import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** An answer's status, 0 where there was none, and how long it took. */
export type Asked = { status: number; ms: number };
export type Ask = () => Promise<Asked>;

const pauseMs = 50;

/** Asks as lightly as can be, since who asks shares the machine with who answers. */
const dispatcher = new Agent();

/** @returns the status of the answer, which has been read to its end. */
export async function statusOf(url: string | URL, options: Omit<Parameters<typeof request>[1], 'dispatcher'>) {
  const { statusCode, body } = await request(url, { ...options, dispatcher });
  for await (const _part of body);
  return statusCode;
}

/** @param send resolves with the status of an answer that has been read to its end. */
export async function timed(send: () => Promise<number>): Promise<Asked> {
  const began = performance.now();
  const status = await send().catch(() => 0);
  return { status, ms: performance.now() - began };
}

/** Milliseconds of each that was answered with 200. */
export const answeredIn = (asked: readonly Asked[]) => asked.filter(({ status }) => status === 200).map(({ ms }) => ms);

const keywords = ['nurse', 'engineer', 'data', 'senior developer', 'manager', 'kubernetes', 'sales', 'teacher', ''];
export const keywordOf = (at: number) => ({ keyword: keywords[at % keywords.length] ?? '' });
/** What nobody has asked before, as people set what they want to earn. */
export const newQuestionOf = (at: number) => ({ ...keywordOf(at), min_ctc: String(10_000 + at) });

/**
 * Pages of search results of a product, one after the other, each from an address of its own, as many people are.
 * @param queryOf what the page of that number is asked for by.
 */
export function searching(url: string, queryOf: (at: number) => Record<string, string> = keywordOf): Ask {
  let count = 0;
  return () => {
    const query = new URLSearchParams(queryOf(count)).toString();
    count += 1;
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const headers = { 'x-waypost': '1', 'x-forwarded-for': address, 'accept-encoding': 'gzip' };
    return timed(() => statusOf(`${url}/api/job-posts/search?${query}`, { headers }));
  };
}

/** Closed arrival: each of so many asks again as soon as it has been answered. @returns what was answered with 200. */
export async function askAgainAndAgain(ask: Ask, { askers, seconds }: { askers: number; seconds: number }) {
  const all: Asked[] = [];
  const end = performance.now() + seconds * 1_000;
  const askOn = async () => {
    while (performance.now() < end) {
      const one = await ask();
      if (one.status === 200) all.push(one);
      else await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: askers }, askOn));
  return all;
}

/** Open arrival: at a fixed rate, whether those before were answered or not, so that waiting is counted. */
export async function arrive(ask: Ask, { perSecond, seconds }: { perSecond: number; seconds: number }) {
  const asked: Promise<Asked>[] = [];
  const began = performance.now();
  while (performance.now() < began + seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
    while (asked.length < due) asked.push(ask());
    await sleep(1);
  }
  return Promise.all(asked);
}
