import { readConfig } from '@waypost/runtime/service/process/config';
import { z } from 'zod';

/** Where the engine is. No default and no skipping: tests that cannot reach it have to fail. */
export const openSearchEndpoint = (): string => readConfig(z.object({ OPENSEARCH_URL: z.url() })).OPENSEARCH_URL;
