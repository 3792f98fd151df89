import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = [
  'contracts',
  'infra/runtime',
  'infra/demo',
  'infra/local',
  'infra/cluster',
  'infra/docker',
  'infra/kubernetes',
  'infra/bench',
  'infra/fuzz',
  'services/*',
  'services/scoring/model',
  'bff',
  'frontend',
];
const files = (ending: string) => packages.map((name) => `${name}/src/**/*${ending}`);

/** A day that a test expects is one wherever it runs; other zones are asked for by the test. */
const zone = { TZ: 'UTC' };

/** By itself a poll gives up after a second, which says more about the machine than about what is waited for. */
const patient = { poll: { timeout: 15_000 } };
/** A failure says what a list holds, where it would say `Array(1)`. */
const chaiConfig = { truncateThreshold: 2000 };

/** What takes longest, and would begin last: until Vitest has seen how long files take, it goes by their size. */
const longest =
  /(?:fetched-screens|still-screens|start-up|survive-kill|leaving|people|operator|consumers|backup|load-demo|clock|remove|text-reader|fts5-job-search|linear-reading|open-search-job-search|relay|tasks|silent-connections)\./;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const isLater = ({ moduleId }: TestSpecification) => Number(!longest.test(moduleId));
    return [...ofProjects.values()].flatMap((some) => some.toSorted((a, b) => isLater(a) - isLater(b)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // As many as there are cores: by itself it leaves one out, which is half of a small machine, and most tests wait.
    maxWorkers: '100%',
    projects: [
      {
        root,
        test: {
          name: 'unit',
          env: zone,
          expect: patient,
          chaiConfig,
          include: [...files('.test.{ts,tsx}'), 'frontend/build/*.test.ts', 'infra/checks/*.test.ts'],
          exclude: ['.int', '.cluster', '.outage', '.upgrade', '.compose', '.kubernetes', '.dom'].flatMap((kind) =>
            files(`${kind}.test.{ts,tsx}`),
          ),
          // They share nothing that changes, so one worker reads a module once for all of its files.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          // The app and its controls in a document of jsdom, before a BFF that answers what the test says.
          name: 'components',
          // React as people get it, which takes half as long as the build for development.
          env: { ...zone, NODE_ENV: 'production' },
          expect: patient,
          chaiConfig,
          include: ['frontend/{src,gallery}/**/*.dom.test.tsx'],
          environment: `${root}frontend/src/testing/lasting-document.ts`,
          environmentOptions: { jsdom: { url: 'https://localhost/' } },
          setupFiles: ['frontend/src/testing/browser-parts.ts'],
          // A worker has one document, and reads a library once; the app's own modules are each file's, see the set-up.
          isolate: false,
          // By it jsdom draws its frames: one that is asked for by a test's clock would keep the document from any other.
          fakeTimers: { toNotFake: ['setInterval', 'clearInterval'] },
          // Some of it waits for what comes after a pause: letters that settle, a call that is tried again.
          maxWorkers: 3,
          testTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          // One service on the embedded runtime, with the others played by the test.
          name: 'integration',
          expect: patient,
          chaiConfig,
          include: ['services/*', 'bff'].map((name) => `${name}/src/**/*.int.test.ts`),
          isolate: false,
          // A quarter of it waits: for what is read elsewhere, for what comes after a pause.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          // What all services stand on, and the whole product on the embedded runtime.
          name: 'product',
          expect: patient,
          chaiConfig,
          include: files('.int.test.ts'),
          exclude: ['services/**', 'bff/**', '**/node_modules/**'],
          // Most of it waits for processes of its own.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          // Against the servers at MONGODB_URL, KAFKA_BROKERS, REDIS_URL and OPENSEARCH_URL, else against containers.
          name: 'cluster',
          expect: patient,
          chaiConfig,
          include: files('.cluster.test.ts'),
          globalSetup: ['infra/checks/servers/start-servers.ts'],
          // Much of it waits for what engines agree on.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          // The same servers, taken away and brought back by SERVERS_CONTROL; hence apart from all others, and one by one.
          name: 'outage',
          expect: patient,
          chaiConfig,
          include: [...files('.outage.test.ts'), 'infra/checks/**/*.outage.test.ts'],
          globalSetup: ['infra/checks/servers/start-servers.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          // Two releases side by side on the same servers; takes minutes, and needs what git knows.
          name: 'upgrade',
          expect: patient,
          chaiConfig,
          include: files('.upgrade.test.ts'),
          globalSetup: ['infra/checks/servers/start-servers.ts'],
          fileParallelism: false,
        },
      },
      {
        root,
        test: {
          // All of Waypost in containers, as docker-compose.yml describes it.
          name: 'compose',
          expect: patient,
          chaiConfig,
          include: files('.compose.test.ts'),
          globalSetup: ['infra/docker/src/testing/up-and-down.ts'],
          setupFiles: ['infra/docker/src/testing/resolve-localhost.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          // The chart, on a control plane that KUBERNETES_CONTROL starts.
          name: 'kubernetes',
          expect: patient,
          chaiConfig,
          include: files('.kubernetes.test.ts'),
          globalSetup: ['infra/kubernetes/src/testing/start-control-plane.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          expect: patient,
          chaiConfig,
          include: ['frontend/e2e/**/*.e2e.test.ts'],
          globalSetup: ['frontend/e2e/global-setup.ts'],
          // One product, and a browser for each file that runs: much of a walk is waiting, for which another one has a use.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        root,
        test: {
          // The same walk through the product, with each service as a process of its own.
          name: 'cluster-e2e',
          expect: patient,
          chaiConfig,
          include: ['frontend/e2e/main-job.e2e.test.ts'],
          globalSetup: ['infra/checks/servers/start-servers.ts', 'infra/cluster/src/testing/serve-cluster.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
