import type { Plugin } from 'vite';

/** The letters of nearly all text; other alphabets come where they stand. */
const font = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/** Lets every page ask for its font with its styles: text that is shown in another one first would move when it comes. */
export const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => font.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
  },
});
