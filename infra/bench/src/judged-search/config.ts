import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { z } from 'zod';

const searchConfig = serviceConfig.pick({ ENGINES_CA: true }).extend({
  OPENSEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address such as http://127.0.0.1:9200'),
});

/** Where OpenSearch is, if anywhere. */
export const readSearchConfig = () => readConfig(searchConfig);
