import { defineConfig } from 'oxlint';
import { zones } from './layers.ts';

/** Paths of the repository; oxlint takes them from this file's folder. */
const anywhere = (path: string) => `**/${path}`;

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
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'oxc/no-barrel-file': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'node/no-process-env': 'error',
    'no-console': 'error',
    // Each that is off says why.
    'react/react-in-jsx-scope': 'off', // The compiler writes the import.
    'no-await-in-loop': 'off', // One after the other is often what is meant: orders, retries, pages of a list.
    'no-underscore-dangle': 'off', // `_id` is a name of the wire and of documents; `_unused` says what it is.
    'no-shadow': 'off', // A destructured field keeps its name inside the call that it is handed to.
    'typescript/no-unsafe-type-assertion': 'off', // Where JSON, rows and answers come in, somebody has to say what they are.
    'typescript/unbound-method': 'off', // Our objects are closures: their methods have no `this`.
    'unicorn/consistent-function-scoping': 'off', // A function stands where it is read, not where it could be made once.
    'import/no-named-as-default-member': 'off', // CommonJS modules, of which Node finds no names.
    'oxc/no-map-spread': 'off', // Plain data is copied, never changed in place.
    'typescript/consistent-return': 'off', // Knows no `void` answer beside a value, which effects of React have.
    'typescript/no-unnecessary-type-assertion': 'off', // Takes away what the other compiler options of tests need.
    'vitest/expect-expect': 'off', // Several tests expect by waiting until it is so.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: 80 }],
    'promise/always-return': 'off', // A `then` that only does something ends its chain.
    'typescript/no-base-to-string': 'off', // Parameters of a call are of any type until their schema has read them.
    'typescript/no-generated-empty-object-type': 'off', // A call without input has an empty one.
    'react/set-state-in-effect': 'off', // The one place shows the answer of a lookup that was asked in the same effect.
    'react/exhaustive-effect-dependencies': 'off', // The one place runs again for what it does not read.
    // The answer's own Content-Security-Policy sandboxes a resume; Chrome shows no PDF in a frame with the attribute.
    'react/iframe-missing-sandbox': 'off',
    'import/no-unassigned-import': [
      'error',
      {
        allow: [
          '**/*.css',
          '@vanilla-extract/css/disableRuntimeStyles',
          './act.ts',
          '**/*.css.ts',
          '@fontsource*/**',
          'reflect-metadata',
          '@waypost/runtime/telemetry/telemetry',
        ],
      },
    ],
  },
  overrides: [
    ...zones.map(({ files, bans }) => ({
      files: files.map(anywhere),
      rules: { 'no-restricted-imports': ['error', { patterns: bans }] as const },
    })),
    // What is run by hand, to write data.
    {
      files: [
        '**/services/scoring/src/{occupations,taxonomy}/build-*.ts',
        '**/services/jobs/src/lookups/institutions/build-*.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        '**/*.config.ts',
        '**/e2e/global-setup.ts',
        '**/count-reporter.ts',
        '**/serve-cluster.ts',
        '**/lasting-document.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // Here controls are made, of roles and pointers as the browser's tests find them; everywhere else they are used.
    {
      files: ['**/frontend/src/ui/**'],
      rules: {
        'jsx-a11y/no-autofocus': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/no-static-element-interactions': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
      },
    },
    // A BroadcastChannel has no target.
    { files: ['**/frontend/src/api/live.ts'], rules: { 'unicorn/require-post-message-target-origin': 'off' } },
    {
      files: ['**/frontend/src/**'],
      excludeFiles: ['**/frontend/src/{storage,testing}/**', '**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['localStorage', 'sessionStorage'].map((name) => ({
            name,
            message: 'It throws where site data is blocked. Ask frontend/src/storage instead.',
          })),
        ],
      },
    },
    // React-aria's router takes the hook itself.
    { files: ['**/frontend/src/ui/behaviour/ui-provider.tsx'], rules: { 'react/hooks': 'off' } },
    { files: ['**/frontend/gallery/**'], rules: { 'react/no-unstable-nested-components': 'off' } },
    // Tests tell a story from its beginning to its end, the gallery shows every state, and data is as long as it is.
    {
      files: [
        '**/*.test.{ts,tsx}',
        '**/*-suite.ts',
        '**/testing/**',
        '**/infra/{bench,fuzz}/**',
        '**/frontend/{e2e,gallery}/**',
        '**/infra/demo/src/{fields/*,questions}.ts',
        '**/synonym-groups.ts',
      ],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
    {
      files: ['**/config.ts', '**/frontend/e2e/**', '**/run-tests.ts', '**/*.test.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
  ],
});
