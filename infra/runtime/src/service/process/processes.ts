/** A process of Waypost, as it is started by itself: `node <entry>`. */
export type ProcessKind = {
  /** From the root of the repository. */
  entry: string;
  /** Under which name it keeps its documents, tasks and sessions, and speaks for itself; an API shares it with its workers. */
  service: string;
  /** Where it listens, on a machine that it shares with the others. */
  port: number;
  /** The setting by which other processes know its address, if they call it. */
  urlVariable?: string;
};

/** What every process is called: by its log, traces and metrics, its key, the engines' users, compose, and `ps`. */
export const processes = {
  identity: { entry: 'services/identity/src/main.ts', service: 'identity', port: 3101, urlVariable: 'IDENTITY_URL' },
  jobs: { entry: 'services/jobs/src/main.ts', service: 'jobs', port: 3102, urlVariable: 'JOBS_URL' },
  'jobs-indexer': { entry: 'services/jobs/src/worker.ts', service: 'jobs', port: 3106 },
  applications: {
    entry: 'services/applications/src/main.ts',
    service: 'applications',
    port: 3103,
    urlVariable: 'APPLICATIONS_URL',
  },
  resumes: { entry: 'services/resumes/src/main.ts', service: 'resumes', port: 3104, urlVariable: 'RESUMES_URL' },
  scoring: { entry: 'services/scoring/src/main.ts', service: 'scoring', port: 3105, urlVariable: 'SCORING_URL' },
  'scoring-worker': { entry: 'services/scoring/src/worker.ts', service: 'scoring', port: 3107 },
  bff: { entry: 'bff/src/main.ts', service: 'bff', port: 3000 },
} as const satisfies Record<string, ProcessKind>;

export type ProcessName = keyof typeof processes;
export const processNames = Object.keys(processes) as ProcessName[];

/**
 * What an operator can have done on a cluster, by the name of its npm script, and in whose name it asks: with the settings, the
 * rights and the networks of that process. `operator` may do everything in Kafka, and reaches nothing else.
 */
export const operations = {
  'dead-letters': { entry: 'infra/runtime/src/operator/dead-letters.ts', as: 'operator' },
  rebuild: { entry: 'infra/runtime/src/operator/rebuild.ts', as: 'operator' },
  import: { entry: 'services/jobs/src/import.ts', as: 'jobs' },
  reindex: { entry: 'services/jobs/src/reindex.ts', as: 'jobs' },
  rescore: { entry: 'services/scoring/src/rescore.ts', as: 'scoring' },
  sessions: { entry: 'bff/src/sessions.ts', as: 'bff' },
  remove: { entry: 'bff/src/remove.ts', as: 'bff' },
} as const satisfies Record<string, { entry: string; as: ProcessName | 'operator' }>;

/** What only an installation with the demo has: the provider to sign in at, and what fills it once. */
export const demoProcesses = {
  provider: { entry: 'infra/local/src/provider/main.ts', port: 3080 },
  'demo-data': { entry: 'infra/demo/src/main.ts', service: 'local' },
} as const;
