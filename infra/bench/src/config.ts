import { jobsConfig } from '@waypost/jobs/config';
import { readConfig } from '@waypost/runtime/service/process/config';
import { z } from 'zod';

/** Where the engines are, in the variables of the services. */
export const readBenchConfig = () => readConfig(jobsConfig);
export type BenchConfig = ReturnType<typeof readBenchConfig>;

/** A PostgreSQL to compare with, if there is one. */
export const readDatabaseUrl = () =>
  readConfig(
    z.object({
      DATABASE_URL: z
        .url({ protocol: /^postgres(ql)?$/ })
        .optional()
        .describe('a postgres: address'),
    }),
  ).DATABASE_URL;
