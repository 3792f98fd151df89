import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** Why an import is refused: names (`group`) or a pattern of what stands between the quotes (`regex`). */
export type Ban = { group?: string[]; regex?: string; message: string };
/** Files, as globs from the root of the repository, and what they may not import. Of several zones that hold a file the last one counts. */
export type Zone = { files: string[]; bans: Ban[] };

const services = ['identity', 'jobs', 'applications', 'resumes', 'scoring'] as const;
const server = ['contracts', 'runtime', 'model', ...services, 'bff'];
/** Data of some megabytes: read only where posts are read, scored or searched. */
const modelOf = (service: string) => (['jobs', 'scoring'].includes(service) ? ['model'] : []);

/** Each package, where it lies, and which others it may import. */
const packages: Readonly<Record<string, { folder: string; imports: readonly string[] }>> = {
  contracts: { folder: 'contracts', imports: [] },
  runtime: { folder: 'infra/runtime', imports: ['contracts'] },
  ...Object.fromEntries(
    services.map((name) => [name, { folder: `services/${name}`, imports: ['contracts', 'runtime', ...modelOf(name)] }]),
  ),
  // Lies in scoring's folder, where it is made; behind that, so that its own rule counts.
  model: { folder: 'services/scoring/model', imports: [] },
  bff: { folder: 'bff', imports: ['contracts', 'runtime'] },
  demo: { folder: 'infra/demo', imports: server },
  local: { folder: 'infra/local', imports: [...server, 'demo'] },
  cluster: { folder: 'infra/cluster', imports: [...server, 'demo', 'local', 'frontend'] },
  docker: { folder: 'infra/docker', imports: [...server, 'demo', 'local'] },
  kubernetes: { folder: 'infra/kubernetes', imports: server },
  bench: { folder: 'infra/bench', imports: [...server, 'demo', 'local', 'cluster', 'frontend'] },
  fuzz: { folder: 'infra/fuzz', imports: [...server, 'demo', 'local'] },
  frontend: { folder: 'frontend', imports: ['contracts'] },
};

/** From above to below; what stands in one line does not import each other. */
const frontendLayers = [
  ['app'],
  ['features'],
  ['entities'],
  ['session', 'forms'],
  ['api'],
  ['ui', 'format'],
  ['router'],
  ['theme'],
  ['storage'],
] as const;

const root = join(import.meta.dirname, '../..');

/** What a store keeps lies beside it, under its name. */
const keptByStores = globSync('services/*/src/**/*-store.ts', { cwd: root })
  .map((store) => store.replace(/-store\.ts$/, '.ts'))
  .filter((file) => existsSync(join(root, file)));

/** Values and decisions of a service: what they need of time, chance and other machines, they are given. */
export const domainFiles = [
  ...keptByStores,
  'services/applications/src/{application-views,attached-score,may-manage,screening-answers}.ts',
  'services/applications/src/sight/{contact-patterns,hide,letters,redact,school-patterns,word-finder}.ts',
  'services/identity/src/{notification-views,profile-completion,section-operations,user-views}.ts',
  'services/identity/src/mail/digest-letter.ts',
  'services/jobs/src/may-manage.ts',
  'services/resumes/src/{free-place,resume-view,text-state}.ts',
  'services/resumes/src/content/**/*.ts',
  'services/scoring/src/{analysis,score}/*.ts',
];

/** What only tests may import; the benchmarks, the fuzzing and the checks are tests of the whole. */
const tests = ['*.test.ts', '*.test.tsx', 'testing/**'];
const testPackages = new Set(['bench', 'fuzz']);

const packageNames = (names: readonly string[], message: string): Ban => ({
  group: names.flatMap((name) => [`@waypost/${name}`, `@waypost/${name}/**`]),
  message,
});
const only = (names: string[], message: string): Ban => ({ group: names, message });

const oneWay =
  'Imports go one way: contracts ← infra/runtime ← services (of which jobs and scoring know the model), bff ← infra/demo ← infra/local ← infra/cluster, docker, kubernetes, bench, fuzz; and contracts ← frontend.';
const otherService = 'Services do not import each other. Call through a contract, or listen to its events.';
const engines = 'Only infra/runtime knows a database, broker or queue. Ask a port of @waypost/runtime/ports instead.';
const noEngines = only(['kafkajs', 'ioredis', 'bullmq', 'mongodb', 'mingo'], engines);
const noKafka = only(['kafkajs'], 'Only infra/runtime/src/cluster/kafka knows the client of Kafka.');
const noOtherEngines = only(['ioredis', 'bullmq', 'mongodb', 'mingo'], 'This folder knows Kafka alone.');
const noEmbeddedEngines = only(['node:sqlite', 'mingo'], 'The cluster drivers know nothing of the embedded ones.');
const noServers = only(
  ['kafkajs', 'ioredis', 'bullmq', 'mongodb'],
  'The embedded drivers know nothing of the cluster ones.',
);
const noSearchEngines = only(
  ['node:sqlite', '@opensearch-project/*'],
  'Only services/jobs/src/search/embedded and opensearch know a search engine, each its own.',
);
const noEmbeddedSearch = only(['node:sqlite'], 'OpenSearch knows nothing of the embedded search.');
const noOpenSearch = only(['@opensearch-project/*'], 'The embedded search knows nothing of OpenSearch.');
/** Wherever a file of the search lies, its way to an engine ends with that one's folder. */
const noSearchBy = (...folders: string[]): Ban => ({
  regex: `^\\.{1,2}/([\\w.-]+/)*(${folders.join('|')})/`,
  message: 'The engines of the search do not import each other; filters, words and the port import neither.',
});
const noDrivers: Ban = {
  regex: '^@waypost/runtime/(embedded|cluster)/',
  message: 'Which engine is behind the ports is decided where a process starts.',
};
const noReactAria = only(
  ['react-aria-components', 'react-aria-components/**'],
  'Only frontend/src/ui wraps react-aria-components. Use or add a control there.',
);
const noFramework = only(['fastify', 'fastify-*', 'pino', 'undici'], 'Contracts know no framework and do no I/O.');
const noTesting: Ban = { regex: '(^|/)(testing|e2e)/', message: 'Nothing but tests imports what is made for tests.' };
const noInside: Ban = {
  regex: '^(\\.\\./)+([\\w-]+/)*(src|e2e|gallery)/',
  message: 'Another package is imported by its name, through its exports.',
};
const pureDomain: readonly Ban[] = [
  { regex: '^node:', message: 'A domain file does no I/O; time and ids are arguments.' },
  {
    // All but messaging/stored and service/derived-id; the linter's patterns have no "but".
    regex:
      '^@waypost/runtime/([a-z-]+$|(ports|policy|operator|telemetry|testing|work-pool|embedded|cluster)/|messaging/[^s]|service/([^d]|d[^e]|de[^r]))',
    message: 'A domain file knows values, not how they are kept, sent or asked for.',
  },
  {
    regex: '(-store\\.ts$|/(routes|consumers|tasks)/)',
    message: 'Stores and edges import the domain, not the other way.',
  },
];
const driversAbove: Ban = {
  regex: '^(\\.\\./)+(embedded|cluster|messaging|service|operator)/',
  message: 'Ports and policy are what the drivers stand on.',
};

const inside = (folder: string, patterns: readonly string[]) => patterns.map((pattern) => `${folder}/**/${pattern}`);

/** The same for sources and their tests, but that tests may import what is made for them; `more` holds for sources alone. */
const sourcesAndTests = (folder: string, bans: Ban[], more: readonly Ban[] = []): Zone[] => [
  { files: [`${folder}/**`], bans: [...bans, ...more, noTesting] },
  { files: inside(folder, tests), bans },
];

function bansOf(name: string): Ban[] {
  const { imports } = packages[name] ?? { imports: [] };
  const own = (other: string) => other === name || imports.includes(other);
  const others = Object.keys(packages).filter((other) => !own(other));
  const isService = (other: string) => services.some((service) => service === other);
  const siblings = isService(name) ? others.filter(isService) : [];
  const rest = others.filter((other) => !siblings.includes(other));
  return [
    noInside,
    ...(siblings.length > 0 ? [packageNames(siblings, otherService)] : []),
    ...(rest.length > 0 ? [packageNames(rest, oneWay)] : []),
  ];
}

const packageZones: Zone[] = Object.entries(packages)
  .filter(([name]) => !['runtime', 'frontend'].includes(name))
  .flatMap(([name, { folder }]) => {
    const bans = [...bansOf(name), noEngines, noSearchEngines, ...(name === 'contracts' ? [noFramework] : [])];
    if (testPackages.has(name)) return [{ files: [`${folder}/**`], bans }];
    const decidesEngines = !['bff', ...services].includes(name);
    return sourcesAndTests(folder, bans, decidesEngines ? [] : [noDrivers]);
  });

/** The engines at their plainest, which the benches compare with. */
const benchZones: Zone[] = [{ files: ['infra/bench/src/bare/**'], bans: [...bansOf('bench'), noSearchEngines] }];

const runtime = bansOf('runtime');
const runtimeZones: Zone[] = [
  { files: ['infra/runtime/**'], bans: [...runtime, noEngines, noSearchEngines, noTesting] },
  ...['ports', 'policy'].map((layer) => ({
    files: [`infra/runtime/src/${layer}/**`],
    bans: [...runtime, noEngines, noSearchEngines, noTesting, driversAbove],
  })),
  { files: ['infra/runtime/src/embedded/**'], bans: [...runtime, noServers, noTesting] },
  { files: ['infra/runtime/src/cluster/**'], bans: [...runtime, noKafka, noEmbeddedEngines, noTesting] },
  { files: ['infra/runtime/src/cluster/kafka/**'], bans: [...runtime, noOtherEngines, noEmbeddedEngines, noTesting] },
  { files: inside('infra/runtime', tests), bans: runtime },
];

const search = [...bansOf('jobs'), noEngines];
const serviceZones: Zone[] = [
  ...sourcesAndTests(
    'services/jobs/src/search',
    [...search, noSearchEngines, noSearchBy('embedded', 'opensearch')],
    [noDrivers],
  ),
  ...sourcesAndTests(
    'services/jobs/src/search/embedded',
    [...search, noOpenSearch, noSearchBy('opensearch')],
    [noDrivers],
  ),
  ...sourcesAndTests(
    'services/jobs/src/search/opensearch',
    [...search, noEmbeddedSearch, noSearchBy('embedded')],
    [noDrivers],
  ),
  {
    files: domainFiles,
    bans: [packageNames([...services, 'bff', 'frontend'], otherService), noInside, noTesting, ...pureDomain],
  },
];

const frontendOrder =
  'app → features → entities → session, forms → api → ui, format → router → theme → storage: imports never go up.';
const otherFeature = 'Features do not import each other. What both need is an entity: move it to src/entities.';

/** Wherever a file of a layer lies, its way to another layer ends with that one's name. */
const above = (layers: readonly string[]): Ban => ({
  regex: `^(\\.\\./)+(${layers.join('|')})/`,
  message: frontendOrder,
});

const frontend = bansOf('frontend').filter((ban) => ban !== noInside);
const frontendZones: Zone[] = [
  { files: ['frontend/**'], bans: [...frontend, noReactAria] },
  ...frontendLayers.flatMap((layers, at) =>
    layers.flatMap((layer) => {
      const up = [...frontendLayers.slice(0, at).flat(), ...layers.filter((other) => other !== layer)];
      const bans = [...frontend, ...(layer === 'ui' ? [] : [noReactAria]), ...(up.length > 0 ? [above(up)] : [])];
      return sourcesAndTests(`frontend/src/${layer}`, bans);
    }),
  ),
  // A feature's own files are named without it; by any other way one meets another feature.
  ...[1, 2, 3].flatMap((depth) => {
    const files = `frontend/src/features/${'*/'.repeat(depth)}*`;
    const bans = [
      ...frontend,
      noReactAria,
      above(['app', 'features']),
      { regex: `^${'\\.\\./'.repeat(depth)}[^.]`, message: otherFeature },
    ];
    return [
      { files: [files], bans: [...bans, noTesting] },
      { files: tests.slice(0, 2).map((pattern) => files.slice(0, -1) + pattern), bans },
    ];
  }),
];

const all = [...packageZones, ...benchZones, ...runtimeZones, ...serviceZones, ...frontendZones];
const isOfTests = ({ files }: Zone) => files.some((pattern) => tests.some((ending) => pattern.endsWith(ending)));

/** In which files which imports are refused. What holds for tests comes last, and so counts wherever they lie. */
export const zones: readonly Zone[] = [...all.filter((zone) => !isOfTests(zone)), ...all.filter(isOfTests)];
