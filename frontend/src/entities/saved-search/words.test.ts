import { expect, test } from 'vitest';
import { queryWords } from './words.ts';

test.each([
  [{}, 'All jobs'],
  [{ keyword: 'nurse', sort: 'newest' }, '“nurse”'],
  [{ max_ctc: '50000' }, '1 filter'],
  [{ min_ctc: '10000', max_ctc: '50000', ctc_currency: 'USD' }, '1 filter'],
  [{ cities: 'a', within_km: '25' }, '1 filter'],
  [{ keyword: 'nurse', job_type: 'Full-Time,Contract' }, '“nurse” · 2 filters'],
] as const)('%o is told from others as %s', (query, words) => expect(queryWords(query)).toBe(words));
