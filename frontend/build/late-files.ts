import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loader = fileURLToPath(new URL('../src/app/screens/late-files.ts', import.meta.url));

/** What comes late is loaded by our own loader, in place of Vite's: that one asks for nothing twice. */
export const lateFiles = (): Plugin => ({
  name: 'waypost-late-files',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadWithFiles as __vitePreload } from ${JSON.stringify(loader)};`,
  },
});
