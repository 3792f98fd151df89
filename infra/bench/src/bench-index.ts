import { randomUUID } from 'node:crypto';
import { jobPostPublished, type JobPostState } from '@waypost/contracts/events/job-post-events';
import { createIndexer } from '@waypost/jobs/indexer';
import { indexedPost } from '@waypost/jobs/search/opensearch/indexed-post';
import { createOpenSearchClient } from '@waypost/jobs/search/opensearch/open-search-client';
import { createSearchIndexes, type SearchIndex } from '@waypost/jobs/search/opensearch/search-indexes';
import type { Closeable } from '@waypost/runtime/closeable';
import { createEvents } from '@waypost/runtime/cluster/events';
import { openKafka } from '@waypost/runtime/cluster/kafka-namespace';
import { recordEvent } from '@waypost/runtime/messaging/record-event';
import { kafkaAccessOf } from '@waypost/runtime/service/process/engine-access';
import { createLog } from '@waypost/runtime/telemetry/log';
import { withoutPassword } from '@waypost/runtime/without-password';
import { benchPosts } from './bench-posts.ts';
import type { Bench } from './bench.ts';
import { median } from './measurement.ts';

const topic = 'job-posts';
const definitions = new Map([[jobPostPublished.type, jobPostPublished]]);
const count = 10_000;
/** Beside one to warm up, which is not counted. */
const rounds = 3;
const perTransaction = 200;
/** As the indexer's bulk writer has it at its best, so that the baseline is a good one. */
const perRequest = 500;
const leastRatio = 0.7;

/**
 * Posts that wait in the topic, brought into an index by the indexer; beside the same documents, made before, loaded
 * into an index of the same mapping by nothing but bulk requests. In turns, so that a machine whose speed drifts is as
 * fast for the one as for the other.
 */
export const benchIndex: Bench = async (readConfig, tell) => {
  const config = readConfig();
  const log = createLog('bench');
  log.level = 'warn';
  const namespace = `bench-${randomUUID()}`;
  const client = createOpenSearchClient(config.OPENSEARCH_URL, config.ENGINES_CA);
  const kafka = openKafka(kafkaAccessOf(config), namespace, log);
  const events = createEvents(kafka, log);
  const indexes = createSearchIndexes(client, namespace, withoutPassword(config.OPENSEARCH_URL));
  const posts = benchPosts(count);

  async function publish() {
    const records = posts.map(toRecord);
    for (let at = 0; at < count; at += perTransaction) {
      await events.publish(topic, records.slice(at, at + perTransaction));
    }
  }

  /** @param load resolves when all is there, and may leave something to be closed. @returns posts a second. */
  async function inNewIndex(load: (index: SearchIndex) => Promise<Closeable | void>): Promise<number> {
    const index = await indexes.make(`${namespace}-${randomUUID()}`);
    try {
      const began = performance.now();
      const loader = await load(index);
      const perSecond = (count * 1000) / (performance.now() - began);
      await loader?.close();
      return perSecond;
    } finally {
      await indexes.remove(index);
    }
  }

  async function loadBare({ name }: SearchIndex, lines: readonly string[], requestsAtATime: number) {
    let next = 0;
    const loadOn = async () => {
      while (next < lines.length) {
        const bulkBody = lines.slice(next, (next += perRequest)).join('');
        const request = { method: 'POST', path: `/${name}/_bulk`, bulkBody };
        const { body } = await client.transport.request(request, { requestTimeout: 60_000 });
        if ((body as { errors: boolean }).errors) throw new Error('OpenSearch did not take all of the posts');
      }
    };
    await Promise.all(Array.from({ length: requestsAtATime }, loadOn));
  }

  async function loadFromTopic(index: SearchIndex) {
    const search = indexes.open(index);
    const all = Promise.withResolvers<void>();
    let indexed = 0;
    const consumer = await createIndexer({ events }, log).start({
      id: search.id,
      async index(some) {
        await search.index(some);
        indexed += some.length;
        if (indexed === count) all.resolve();
      },
    });
    await all.promise;
    return consumer;
  }

  try {
    tell(`publishing ${count} posts`);
    await publish();
    const lines = posts.map(linesOf);
    const turns: { bare: number; bareByTwo: number; waypost: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const bare = await inNewIndex((index) => loadBare(index, lines, 1));
      const waypost = await inNewIndex(loadFromTopic);
      const bareByTwo = await inNewIndex((index) => loadBare(index, lines, 2));
      const [own, one, two] = [waypost, bare, bareByTwo].map(Math.round);
      tell(`${round === 0 ? 'warm-up' : `round ${round}`}: ${own} posts/s, bare ${one}, bare by two ${two}`);
      if (round > 0) turns.push({ bare, bareByTwo, waypost });
    }
    const compared = (baseline: 'bare' | 'bareByTwo') => ({
      measured: median(turns.map(({ waypost }) => waypost)),
      baseline: median(turns.map((turn) => turn[baseline])),
      ratio: median(turns.map((turn) => turn.waypost / turn[baseline])),
      unit: 'posts/s',
    });
    return [
      {
        what: `${count} waiting posts → index; bare: two requests at a time`,
        ...compared('bareByTwo'),
        limit: { of: 'ratio', least: leastRatio },
      },
      { what: `the same; bare: request by request`, ...compared('bare') },
    ];
  } finally {
    for (const name of await kafka.topicNames()) await kafka.removeTopic(name);
    await events.close();
    await client.close();
  }
};

function toRecord(data: JobPostState) {
  const at = { key: data._id, version: data.version, time: data.posted_date };
  const event = recordEvent(definitions, { type: jobPostPublished.type, data }, at);
  return { key: event.key, value: JSON.stringify(event), headers: { type: event.type } };
}

function linesOf({ dsh_id: _dsh, owner_type: _type, ...post }: JobPostState): string {
  const action = { index: { _id: post._id, version: post.version, version_type: 'external' } };
  return `${JSON.stringify(action)}\n${JSON.stringify(indexedPost(post))}\n`;
}
