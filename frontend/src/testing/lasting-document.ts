import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * A document of jsdom that lasts as long as the process of its files: what the page has put off (a step to the next page,
 * a tooltip's delay) finds it there also when the last test is over, as in a browser.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'lasting-document',
  async setup(global, options) {
    await builtinEnvironments.jsdom.setup(global, options);
    return { teardown: () => undefined };
  },
} satisfies Environment;
