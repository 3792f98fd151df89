import { join } from 'node:path';
import { readConfig, serviceConfig } from '@waypost/runtime/service/config';
import { z } from 'zod';
import type { SearchPlace } from './search-engine.ts';

export const jobsConfig = serviceConfig.extend({
  OPENSEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:9200')
    .describe('an address such as http://127.0.0.1:9200'),
});

/** Where the search index is, by the runtime that the environment chooses. */
export function readSearchPlace(): SearchPlace {
  const { WAYPOST_RUNTIME, WAYPOST_DATA, OPENSEARCH_URL, ENGINES_CA } = readConfig(jobsConfig);
  return WAYPOST_RUNTIME === 'cluster'
    ? { openSearchUrl: OPENSEARCH_URL, ca: ENGINES_CA }
    : { searchFile: join(WAYPOST_DATA, 'search.db') };
}
