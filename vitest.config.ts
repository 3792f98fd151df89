import { defineConfig } from 'vitest/config';

const packages = ['contracts', 'infra/runtime', 'infra/local', 'services/*', 'bff', 'frontend'];
const files = (ending: string) => packages.map((name) => `${name}/src/**/*${ending}`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: files('.test.{ts,tsx}'),
          exclude: files('.int.test.ts'),
        },
      },
      {
        test: {
          name: 'integration',
          include: files('.int.test.ts'),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
