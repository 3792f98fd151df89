import type { Closeable } from '@waypost/runtime/closeable';
import { startConsumer } from '@waypost/runtime/messaging/consumer';
import type { Ports } from '@waypost/runtime/ports/ports';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { indexJobPostHandlers } from './consumers/index-job-post.ts';
import type { JobSearch } from './search/job-search.ts';

/** What fills indexes from the topic. */
export type Indexer = {
  start(index: Pick<JobSearch, 'id' | 'index'>): Promise<Closeable>;
  /** Events that an index has not been given yet. */
  lag(index: Pick<JobSearch, 'id'>): Promise<number>;
  /**
   * Takes away what was kept in the log of indexes other than those that there are. What cannot be removed now, as somebody is still
   * in a group, or there is no right to it, waits for the next time.
   */
  retire(indexes: () => Promise<readonly Pick<JobSearch, 'id'>[]>): Promise<void>;
};

const topic = 'job-posts';
/** Posts of one partition in hand at a time, so that a bulk request has hundreds when many wait. */
const concurrency = 128;

/** Each index has a group of its own, so that a new one begins the topic from the start. */
const groupOf = ({ id }: Pick<JobSearch, 'id'>) => `jobs.index-job-post.${id}`;

export const createIndexer = ({ events }: Pick<Ports, 'events'>, log: Logger): Indexer => ({
  start: (search) =>
    startConsumer({
      events,
      group: groupOf(search),
      topic,
      handlers: indexJobPostHandlers({ search }),
      concurrency,
      log,
    }),
  lag: (index) => events.lag(topic, groupOf(index)),
  retire: (indexes) =>
    events
      .retire(
        topic,
        async (group) => group.startsWith(groupOf({ id: '' })) && !(await indexes()).map(groupOf).includes(group),
      )
      .catch((error: unknown) => {
        log.warn({ err: error }, 'What was kept in the log of former indexes could not be removed');
      }),
});
