import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { firstPagesFile } from '@waypost/contracts/first-page';
import { defineConfig, type Plugin } from 'vite';

/** Of a source that has one letter beyond Latin 1, V8 keeps every letter as two bytes. */
const inLatin1 = (): Plugin => ({
  name: 'in-latin-1',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replaceAll(
        /[^\0-\xff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
});

/** What draws the public pages for the BFF, into the build of the app: one module that needs no package beside it. */
export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react(),
    inLatin1(),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/first-pages/first-pages.tsx',
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: {
      // Whoever runs it keeps the text of it; names stay for who reads where something failed.
      output: { entryFileNames: firstPagesFile, codeSplitting: false, minify: { mangle: false } },
    },
  },
});
