import { limits } from '@waypost/contracts/constants';
import { expect, it } from 'vitest';
import { looseningsToParts } from '../../loosenings.ts';
import { shorterKeywords } from './keyword-parts.ts';
import { parseKeyword } from './text-query.ts';

const parts = (keyword: string) => shorterKeywords(parseKeyword(keyword).clauses).map((part) => part.keyword);

it.each([
  ['rust', []],
  ['jobs in Berlin', []],
  ['Rust in Berlin', ['Rust', 'Berlin']],
  ['career coach', ['coach']],
  ['baker new york', ['baker', 'new york']],
  ['auxiliar de hogar', ['auxiliar de', 'auxiliar hogar', 'de hogar', 'auxiliar', 'hogar']],
  [
    'rust "night shift" berlin',
    ['rust "night shift"', 'rust berlin', '"night shift" berlin', 'rust', '"night shift"', 'berlin'],
  ],
  ['a1 b2 c3 d4', ['a1 b2 c3', 'a1 b2 d4', 'a1 c3 d4', 'b2 c3 d4', 'a1 b2', 'b2 c3', 'c3 d4', 'a1', 'b2', 'c3', 'd4']],
])('%s has the parts %j', (keyword, expected) => {
  expect(parts(keyword)).toEqual(expected);
});

it('keeps words together that mean something as a whole', () => {
  expect(parts('registered nurse berlin')).toEqual(['registered nurse', 'berlin']);
});

it('of a keyword of many words takes no more than can be counted at once', () => {
  const longest = Array.from({ length: limits.keywordWords }, (_, at) => `word${at}`).join(' ');
  expect(parts(longest)).toHaveLength(15);
  expect(parts(longest)[0]).toBe('word0 word1 word2 word3 word4');
});

it.each([
  ['truck driver night shift no weekends', ['truck driver', 'night shift no weekends']],
  ['truck driver berlin', ['truck driver', 'berlin']],
  ['night shift no weekends', ['night shift no', 'night shift weekends', 'no weekends']],
])('of %s, the job is offered beside a longer part without it', (keyword, expected) => {
  const shorter = shorterKeywords(parseKeyword(keyword).clauses);
  const counts = shorter.map((part) => Number(part.keyword === 'truck driver' || !part.namesJob));
  const offered = looseningsToParts(shorter, counts).map((one) => 'keyword' in one && one.keyword);
  expect(offered).toEqual(expected);
});
