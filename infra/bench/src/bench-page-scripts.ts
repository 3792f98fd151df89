import { everyPage, pageScripts, scriptsOf } from '@waypost/frontend/e2e/page-scripts';
import type { Bench } from './bench.ts';

/** The scripts that a page loads before and after it is there, beside those that every page has. Needs the pages built. */
export const benchPageScripts: Bench = async () => {
  const baseline = scriptsOf(everyPage);
  return pageScripts.map(({ page, most, sources }) => {
    const measured = scriptsOf([...everyPage, ...sources]);
    return {
      what: `scripts of ${page}; bare: of every page`,
      measured,
      baseline,
      ratio: measured / baseline,
      unit: 'kB',
      limit: { of: 'measured', most },
    };
  });
};
