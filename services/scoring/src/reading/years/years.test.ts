import { describe, expect, it } from 'vitest';
import { otherTimesAsked, otherTimesTold } from '../../testing/judged-other-times.ts';
import { yearsAsked, yearsTold } from '../../testing/judged-years.ts';
import { readYears } from './years.ts';

const rangesOf = (text: string, ...speaking: ['asked'?]) =>
  readYears(text, ...speaking).map(({ minimum, maximum }) => ({ minimum, maximum }));

describe('years as people write them', () => {
  it.each(yearsAsked)('in a qualification: %s', (text, minimum, maximum) => {
    expect(rangesOf(text, 'asked')[0]).toEqual({ minimum, maximum });
  });

  it.each(yearsTold)('in running text: %s', (text, minimum, maximum) => {
    expect(rangesOf(text)[0]).toEqual({ minimum, maximum });
  });
});

describe('what is not years of experience', () => {
  it.each(otherTimesAsked)('in a qualification: %s', (text) => {
    expect(readYears(text, 'asked')).toEqual([]);
  });

  it.each(otherTimesTold)('in running text: %s', (text) => {
    expect(readYears(text)).toEqual([]);
  });
});

it('reads one statement after another, each with what stands around it', () => {
  const text =
    'Founded 20 years ago. You bring 3-5 years of sales, ideally 2+ years of it abroad. Holiday rises after 4 years.';
  expect(readYears(text)).toMatchObject([{ minimum: 3, maximum: 5 }, { minimum: 2 }]);
});

it('reads sentences that were run together where a page was copied', () => {
  expect(
    rangesOf("Bachelor's degree required.Minimum 4 years of welding experienceForklift licence is a plus"),
  ).toEqual([{ minimum: 4, maximum: undefined }]);
});

it('gives the place of the words, also behind white space', () => {
  const text = 'You bring\n\n\n\n\n     3-5 years of experience.';
  const [read] = readYears(text);
  expect(text.slice(read?.start, read?.end)).toBe('3-5 years');
  expect(read?.words).toBe('3-5 years');
});
