import type { Plugin } from 'vite';

const sheet = /\/@fontsource-variable\/inter\/wght\.css$/;
/** Signs that are no letters, in the file of letters that few names have. */
const signs = 'U+20A0-20AB,U+20AD-20C0,';

/**
 * Leaves ₹ and its like to the system's font, as every system has them: whoever reads a pay in rupees would fetch 85 kB for that sign, of
 * letters that stand in few names.
 */
export const currencySigns = (): Plugin => ({
  name: 'currency-signs',
  enforce: 'pre',
  transform: {
    filter: { id: sheet },
    handler(css) {
      if (!css.includes(signs)) throw new Error(`The style sheet of the font names no ${signs}`);
      return { code: css.replace(signs, ''), map: null };
    },
  },
});
