import { resolve } from 'node:path';
import { z } from 'zod';

/** The environment of `npm start`. */
export const localConfig = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('a port number from 1 to 65535'),
  WAYPOST_DATA: z
    .string()
    .default('.waypost')
    .transform((path) => resolve(path))
    .describe('a folder for the data'),
  WAYPOST_DEMO: z.enum(['0', '1']).default('1').describe('1 to begin with demo data, 0 to begin empty'),
  RATE_LIMIT: z.coerce.number().int().positive().optional().describe('requests a minute and client'),
});
export type LocalConfig = z.output<typeof localConfig>;
