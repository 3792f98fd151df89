import { fileURLToPath } from 'node:url';

/** A process of Waypost as it is started by itself: `node <entry>`. */
export type ProcessKind = {
  entry: string;
  /** Where others look for it, if they call it. */
  urlVariable?: string;
  /** Where it listens by default. */
  port: number;
};

const entryOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** All processes of Waypost, each of which scales on its own. */
export const processes = {
  identity: { entry: entryOf('services/identity/src/main.ts'), urlVariable: 'IDENTITY_URL', port: 3101 },
  jobs: { entry: entryOf('services/jobs/src/main.ts'), urlVariable: 'JOBS_URL', port: 3102 },
  'jobs-indexer': { entry: entryOf('services/jobs/src/worker.ts'), port: 3106 },
  applications: { entry: entryOf('services/applications/src/main.ts'), urlVariable: 'APPLICATIONS_URL', port: 3103 },
  resumes: { entry: entryOf('services/resumes/src/main.ts'), urlVariable: 'RESUMES_URL', port: 3104 },
  scoring: { entry: entryOf('services/scoring/src/main.ts'), urlVariable: 'SCORING_URL', port: 3105 },
  'scoring-worker': { entry: entryOf('services/scoring/src/worker.ts'), port: 3107 },
  bff: { entry: entryOf('bff/src/main.ts'), port: 3000 },
} as const satisfies Record<string, ProcessKind>;

export type ProcessName = keyof typeof processes;
export const processNames = Object.keys(processes) as ProcessName[];

/** Stands in for Google where there are no credentials. */
export const provider = { entry: entryOf('infra/local/src/provider/main.ts'), port: 3080 };
