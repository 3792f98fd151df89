import type { Closeable } from '@waypost/runtime/closeable';
import { startConsumer } from '@waypost/runtime/messaging/consumer';
import type { Ports } from '@waypost/runtime/ports/ports';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { indexJobPostHandlers } from './consumers/index-job-post.ts';
import type { JobSearch } from './search/job-search.ts';

/** Fills an index. Its group is named for it, so that a new index begins the topic from the start. */
export const startIndexer = (deps: {
  ports: Pick<Ports, 'events'>;
  search: JobSearch & { id: string };
  log: Logger;
}): Promise<Closeable> =>
  startConsumer({
    events: deps.ports.events,
    group: `jobs.index-job-post.${deps.search.id}`,
    topic: 'job-posts',
    handlers: indexJobPostHandlers(deps),
    log: deps.log,
  });
