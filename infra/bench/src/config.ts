import { jobsConfig } from '@waypost/jobs/config';
import { readConfig } from '@waypost/runtime/service/config';

/** Where the engines are, in the variables of the services. */
export const readBenchConfig = () => readConfig(jobsConfig);
export type BenchConfig = ReturnType<typeof readBenchConfig>;
