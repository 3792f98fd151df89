import { join } from 'node:path';
import { readConfig, serverUrl, serviceConfig } from '@waypost/runtime/service/process/config';
import { z } from 'zod';
import type { SearchPlace } from './search-engine.ts';
import type { OpenSearchPlace } from './search/opensearch/open-cluster-search.ts';

export const jobsConfig = serviceConfig.extend({
  OPENSEARCH_URL: serverUrl({ protocol: /^https?$/ })
    .default('http://127.0.0.1:9200')
    .describe('an address such as http://127.0.0.1:9200'),
  OPENSEARCH_SHARDS: z.coerce.number().int().min(1).max(64).default(1).describe('a number of shards from 1 to 64'),
  OPENSEARCH_REPLICAS: z.coerce
    .number()
    .int()
    .min(0)
    .max(16)
    .optional()
    .describe('how many copies more of each shard, from 0 to 16'),
});

/** Where the search index is, by the runtime that the environment chooses. */
export function readSearchPlace(): SearchPlace {
  const config = readConfig(jobsConfig);
  return config.WAYPOST_RUNTIME === 'cluster'
    ? openSearchPlaceOf(config)
    : { searchFile: join(config.WAYPOST_DATA, 'search.db') };
}

export const openSearchPlaceOf = (config: z.output<typeof jobsConfig>): OpenSearchPlace => ({
  openSearchUrl: config.OPENSEARCH_URL,
  ca: config.ENGINES_CA,
  spread: { shards: config.OPENSEARCH_SHARDS, replicas: config.OPENSEARCH_REPLICAS },
});
