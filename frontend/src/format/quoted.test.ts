import { expect, it } from 'vitest';
import { isolated, quoted } from './quoted.ts';

it.each(['נגר בכיר (2)', 'مهندس أول', 'Carpenter (נגר)', 'Carpenter \u202E'])('keeps %s to itself', (words) => {
  expect(isolated(words)).toBe(`\u2068${words}\u2069`);
  expect(quoted(words)).toBe(`“\u2068${words}\u2069”`);
});

it.each(['Carpenter', 'Überführer', '大工', '', '“a”'])('leaves %s as it is', (words) => {
  expect(isolated(words)).toBe(words);
  expect(quoted(words)).toBe(`“${words}”`);
});
