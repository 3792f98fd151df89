import '@waypost/runtime/telemetry/telemetry';
import { parseArgs } from 'node:util';
import { readConfig } from '@waypost/runtime/service/process/config';
import { openPorts } from '@waypost/runtime/service/process/open-ports';
import { brokenOff, runOnce, StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog, stderr } from '@waypost/runtime/telemetry/log';
import { jobsConfig, openSearchPlaceOf } from './config.ts';
import { createIndexer } from './indexer.ts';
import { openClusterSearch } from './search/opensearch/open-cluster-search.ts';
import { rebuildIndex } from './search/opensearch/rebuild-index.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** The operator's command: builds the search index anew from the topic while the old one serves. */
await runOnce(async () => {
  // It takes none: whoever asks for help does not want it built.
  parseArgs();
  const config = readConfig(jobsConfig);
  if (config.WAYPOST_RUNTIME !== 'cluster') {
    throw new StartError(
      'Only the index of a cluster is built anew while it serves (WAYPOST_RUNTIME=cluster).\n' +
        `The embedded one is filled again when Waypost is stopped, search.db in ${config.WAYPOST_DATA} is deleted, and Waypost is started.`,
    );
  }
  const log = createLog('jobs', stderr());
  const { ports, close } = await openPorts('jobs', config, log, { waits: false });
  const cluster = await openClusterSearch(ports, openSearchPlaceOf(config));
  const { indexes, savedSearches } = cluster;
  const options = { indexes, savedSearches, indexer: createIndexer(ports, log), log };
  try {
    say('Building a new search index from the topic; the present one serves meanwhile.');
    const signal = brokenOff();
    const { index, instead } = await rebuildIndex(options, (left) => {
      signal.throwIfAborted();
      say(`  ${left.toLocaleString('en-US')} events left`);
    });
    say(`${index.name} serves now${instead ? `; ${instead.name} is removed` : ''}.`);
  } finally {
    await cluster.close();
    await close();
  }
});
