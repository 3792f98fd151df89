import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { currencySigns } from './build/currency-signs.ts';
import { insertedStyles } from './build/inserted-styles.ts';
import { lateFiles } from './build/late-files.ts';
import { neededBy } from './build/needed-by.ts';
import { preloadFont } from './build/preload-font.ts';

const inSources = (...files: string[]) => files.map((file) => fileURLToPath(new URL(`src/${file}`, import.meta.url)));

const routerForDevelopers = import.meta.resolve('react-router');

const ofProfile = neededBy('profile', inSources('features/public-profile/public-profile-screen.tsx'));
/** Icons are taken from a list, behind which nobody sees what a screen needs. */
const iconsOfProfile =
  /\/lucide-react\/dist\/esm\/icons\/(?:check|chevron-left|chevron-right|link-2|user-round-x)\.m?js$/;

export default defineConfig({
  plugins: [
    // The product speaks en-US; the other thirty languages of react-aria would be a third of its size.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react(),
    currencySigns(),
    insertedStyles(),
    lateFiles(),
    preloadFont(),
    // Once and as small as can be, instead of for every reader.
    compression({
      include: /\.(?:js|css|svg)$/,
      threshold: 1024,
      algorithms: [
        defineAlgorithm('brotliCompress', {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
        defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
      ],
    }),
  ],
  resolve: {
    alias: [
      // React has had it since version 18; the package would bring a copy.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // The package offers its modules for developers alone, with warnings that nobody would read here.
      { find: /^react-router$/, replacement: fileURLToPath(new URL('../production/index.mjs', routerForDevelopers)) },
    ],
  },
  // zod tries whether it may compile code, which the content security policy forbids: Firefox would note an error on each page.
  define: { 'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }) },
  build: {
    outDir: 'dist',
    // Which files a page is made of, for the BFF.
    manifest: 'files.json',
    // A data: URI would need img-src and font-src data: in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    // Every browser we support knows modulepreload; the polyfill would be an inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A file of what most screens need is quicker than twenty small ones. It comes with all that it needs itself, so that
          // no two files need each other. What is opened most has no more to load than it needs.
          groups: [
            { name: 'index', tags: ['$initial'], priority: 5 },
            {
              name: neededBy('app', inSources('app/routes/routes.tsx')),
              priority: 4.5,
            },
            { name: neededBy('reading', inSources('features/job/public-job-screen.tsx')), priority: 4 },
            {
              name: neededBy('entering', inSources('app/routes/access.tsx', 'features/access/sign-in-screen.tsx')),
              priority: 3,
            },
            {
              name: neededBy('acting', inSources('features/job/public-post-actions.tsx', 'app/frame/theme-switch.tsx')),
              priority: 3,
            },
            {
              name: (id, graph) => (iconsOfProfile.test(id) ? 'profile' : ofProfile(id, graph)),
              minShareCount: 2,
              priority: 2,
            },
            {
              name: neededBy(
                'searching',
                inSources(
                  'features/feed/jobs-screen.tsx',
                  'features/feed/feed-screen.tsx',
                  'app/frame/signed-in-shell.tsx',
                ),
              ),
              priority: 1,
            },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
