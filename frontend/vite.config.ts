import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { insertedStyles } from './build/inserted-styles.ts';

export default defineConfig({
  plugins: [
    // The product speaks en-US; the other thirty languages of react-aria would be a third of its size.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react(),
    insertedStyles(),
  ],
  build: {
    outDir: 'dist',
    // A data: URI would need img-src and font-src data: in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    // Every browser we support knows modulepreload; the polyfill would be an inline script.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
