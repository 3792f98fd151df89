import type { Client } from '@opensearch-project/opensearch';
import type { VersionedPost } from '../job-search.ts';
import { indexedPost } from './indexed-post.ts';
import { ask, type ItemAnswer, notTaken } from './open-search-client.ts';

type Waiting = { lines: string; bytes: number; resolve: () => void; reject: (error: unknown) => void };

const mostPosts = 500;
const mostBytes = 8_000_000;
const patienceMs = 30_000;
/** The engine works on one request while the next one is made; a second one at a time is worth it for so many posts. */
const mostRequests = 2;
const worthAnother = 100;
/** The rest of an answer, such as the name of the index for each post, takes both sides time to write and read. */
const askedOfItems = 'items.*.status,items.*.error.type,items.*.error.reason';

/**
 * Writes posts in bulk: what is handed over while requests are under way goes together with the next one. Each post
 * succeeds or fails on its own; a version that is not newer than what the index has is done already.
 *
 * @param target an alias, so that a write that comes after its index is gone does not bring up another one.
 */
export function createBulkWriter(client: Client, target: string): (posts: readonly VersionedPost[]) => Promise<void> {
  let waiting: Waiting[] = [];
  let requests = 0;
  let starting = false;

  /** The consumer's records of this turn come first. */
  function start() {
    if (starting) return;
    starting = true;
    setImmediate(() => {
      starting = false;
      while (waiting.length >= (requests === 0 ? 1 : worthAnother) && requests < mostRequests) void writeNext();
    });
  }

  async function writeNext() {
    requests += 1;
    const batch = nextBatch();
    try {
      const answers = await write(batch);
      batch.forEach((one, at) => settle(one, answers[at]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    requests -= 1;
    start();
  }

  function nextBatch(): Waiting[] {
    let bytes = 0;
    const fitting = waiting.findIndex((one, at) => {
      bytes += one.bytes;
      return at >= mostPosts || (at > 0 && bytes > mostBytes);
    });
    const batch = waiting.slice(0, fitting === -1 ? waiting.length : fitting);
    waiting = waiting.slice(batch.length);
    return batch;
  }

  async function write(batch: readonly Waiting[]): Promise<ItemAnswer[]> {
    const querystring = { require_alias: true, filter_path: askedOfItems };
    const request = { method: 'POST', path: `/${target}/_bulk`, querystring, bulkBody: bodyOf(batch) };
    const answer = await ask(() => client.transport.request(request, { requestTimeout: patienceMs }));
    const { items } = answer.body as { items: { index: ItemAnswer }[] };
    return items.map(({ index }) => index);
  }

  function add(post: VersionedPost): Promise<void> {
    const lines = linesOf(post);
    const bytes = Buffer.byteLength(lines);
    return new Promise((resolve, reject) => {
      waiting.push({ lines, bytes, resolve, reject });
      start();
    });
  }

  return async (posts) => {
    await Promise.all(posts.map(add));
  };
}

function linesOf({ id, version, post }: VersionedPost): string {
  const action = { index: { _id: id, version, version_type: 'external' } };
  return `${JSON.stringify(action)}\n${JSON.stringify(indexedPost(post))}\n`;
}

/** Written at once: a buffer for each post costs more than the words in it. */
function bodyOf(batch: readonly Waiting[]): Buffer {
  const body = Buffer.allocUnsafe(batch.reduce((sum, { bytes }) => sum + bytes, 0));
  let at = 0;
  for (const { lines } of batch) at += body.write(lines, at);
  return body;
}

function settle({ resolve, reject }: Waiting, answer: ItemAnswer | undefined) {
  const stale = answer?.status === 409;
  if (answer && (answer.status < 300 || stale)) resolve();
  else reject(notTaken('a post', answer));
}
