import { defineConfig } from 'oxlint';

type Ban = { group?: string[]; regex?: string; message: string };

const services = ['identity', 'jobs', 'applications', 'resumes', 'scoring'];
const engines = ['kafkajs', 'ioredis', 'bullmq', 'mongodb', 'mingo'];
const searchEngines = ['node:sqlite', '@opensearch-project/*'];

const noPackages = (names: readonly string[], message: string): Ban => ({
  group: names.flatMap((name) => [`@waypost/${name}`, `@waypost/${name}/**`]),
  message,
});
const noEngines: Ban = {
  group: engines,
  message: 'Only infra/runtime knows a database, broker or queue. Ask a port of @waypost/runtime/ports instead.',
};
const noSearchEngines: Ban = { group: searchEngines, message: 'Only services/jobs/src/search knows a search engine.' };
const noReactAria: Ban = {
  group: ['react-aria-components', 'react-aria-components/**'],
  message: 'Only frontend/src/ui wraps react-aria-components. Use or add a control there.',
};
const oneWay = 'Imports go one way: contracts ← infra/runtime ← services, bff ← infra/local, and contracts ← frontend.';
const otherFeature = (up: string): Ban => ({
  regex: `^${up}[^.]`,
  message: 'Features do not import each other. What both need is an entity: move it to src/entities.',
});

const frontendOrder = 'app → features → entities → session, forms → api → ui, format → theme: imports never go up.';
const noLayers = (up: string, layers: readonly string[]): Ban => ({
  regex: `^${up}(${layers.join('|')})/`,
  message: frontendOrder,
});

/** Paths of the repository; oxlint takes them from this file's folder. */
const anywhere = (path: string) => `**/${path}`;

/** Imports that some files may not have. Of several zones that hold a file the last one counts, as a whole. */
const zone = (files: string[], bans: Ban[]) => ({
  files: files.map(anywhere),
  rules: { 'no-restricted-imports': ['error', { patterns: bans }] as const },
});

const frontend = [noPackages([...services, 'runtime', 'bff', 'local'], oneWay), noReactAria];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'promise', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    // With `verbatimModuleSyntax` the compiler asks for `type` where it is needed; this says how it is written.
    'typescript/consistent-type-imports': 'off',
    'typescript/no-import-type-side-effects': 'error',
    'import/no-duplicates': ['error', { 'prefer-inline': true }],
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'oxc/no-barrel-file': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'node/no-process-env': 'error',
    'no-console': 'error',
    'react/react-in-jsx-scope': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'import/no-unassigned-import': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/expect-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'typescript/unbound-method': 'off',
    'typescript/consistent-return': 'off',
    'consistent-return': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    // The answer's own Content-Security-Policy sandboxes a resume; Chrome shows no PDF in a frame with the attribute.
    'react/iframe-missing-sandbox': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/no-generated-empty-object-type': 'off',
  },
  overrides: [
    zone(
      ['contracts/**'],
      [
        noPackages([...services, 'runtime', 'bff', 'local', 'frontend'], oneWay),
        noEngines,
        noSearchEngines,
        { group: ['fastify', 'fastify-*', 'pino', 'undici'], message: 'Contracts know no framework and do no I/O.' },
      ],
    ),
    zone(['infra/runtime/**'], [noPackages([...services, 'bff', 'local', 'frontend'], oneWay)]),
    ...services.map((name) =>
      zone(
        [`services/${name}/**`],
        [
          noPackages(
            services.filter((other) => other !== name),
            'Services do not import each other. Call through a contract, or listen to its events.',
          ),
          noPackages(['bff', 'local', 'frontend'], oneWay),
          noEngines,
          noSearchEngines,
        ],
      ),
    ),
    zone(
      ['services/jobs/src/search/**'],
      [noPackages([...services.filter((name) => name !== 'jobs'), 'bff', 'local', 'frontend'], oneWay), noEngines],
    ),
    zone(['bff/**'], [noPackages([...services, 'local', 'frontend'], oneWay), noEngines, noSearchEngines]),
    zone(['infra/demo/**', 'infra/local/**', 'infra/bench/**', 'infra/fuzz/**'], [noEngines, noSearchEngines]),
    zone(['frontend/**'], frontend),
    zone(
      ['frontend/src/ui/**'],
      [
        noPackages([...services, 'runtime', 'bff', 'local'], oneWay),
        noLayers('\\.\\./', ['app', 'features', 'entities', 'session', 'forms', 'api']),
      ],
    ),
    zone(['frontend/src/entities/*/*'], [...frontend, noLayers('\\.\\./\\.\\./', ['app', 'features'])]),
    zone(
      ['session', 'forms', 'api', 'format', 'theme'].map((layer) => `frontend/src/${layer}/*`),
      [...frontend, noLayers('\\.\\./', ['app', 'features', 'entities'])],
    ),
    zone(['frontend/src/features/*/*'], [...frontend, otherFeature('\\.\\./')]),
    zone(['frontend/src/features/*/*/*'], [...frontend, otherFeature('\\.\\./\\.\\./')]),
    { files: ['**/services/scoring/src/taxonomy/build-taxonomy.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['**/*.config.ts', '**/e2e/global-setup.ts', '**/serve-cluster.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    // React-aria's router takes the hook itself.
    { files: ['**/frontend/src/ui/ui-provider.tsx'], rules: { 'react/hooks': 'off' } },
    { files: ['**/frontend/gallery/**'], rules: { 'react/no-unstable-nested-components': 'off' } },
    {
      files: ['**/config.ts', '**/frontend/e2e/**', '**/run-tests.ts', '**/*.test.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
  ],
});
