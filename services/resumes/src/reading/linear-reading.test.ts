import type { HostileText } from '@waypost/contracts/testing/hostile-texts';
import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { linesOfPage } from './page-layout.ts';
import type { PageRun } from './page-run.ts';
import { skillsOf, structureOf } from './structure/resume-structure.ts';
import { tidy } from './structure/written-dates.ts';

/** A page with a quarter as many left edges as pieces of text, each of them the edge of four lines. */
const page = (text: string): PageRun[] =>
  Array.from({ length: text.length / 10 }, (_, at) => ({
    text: text.slice(at * 10, at * 10 + 10),
    x: 40 * Math.floor(at / 4),
    y: 12 * (at % 4),
    width: 20,
    size: 10,
  }));

const readers: [string, (text: string) => unknown, { texts: HostileText[] }?][] = [
  ['clean a text', cleanText],
  ['find its structure', structureOf],
  ['find skills in a line', skillsOf],
  ['take the separators off a line', tidy],
  ['order a page', (text) => linesOfPage(page(text)), { texts: [{ before: '', units: ['a'], after: '' }] }],
];

test.each(readers)('the time to %s grows with its length and no faster', { timeout: 300_000 }, (_, read, options) => {
  expect(superLinear(read, options)).toBeUndefined();
});
