import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { firstPagesFile } from '@waypost/contracts/first-page';
import { defineConfig } from 'vite';

/** What draws the public pages for the BFF, into the build of the app: one module that needs no package beside it. */
export default defineConfig({
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, vanillaExtractPlugin(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/first-pages.tsx',
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: firstPagesFile, codeSplitting: false } },
  },
});
