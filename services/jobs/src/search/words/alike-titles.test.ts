import { describe, expect, it } from 'vitest';
import { askedWork } from './alike-titles.ts';

describe('what a keyword asks for', () => {
  it.each([
    ['electrician jobs', 'electrician'],
    ['I am looking for a plumber position', 'plumber'],
    ['warehouse $18/hr', 'warehouse'],
    ['Pflegefachkraft m/w/d', 'Pflegefachkraft'],
  ])('is the same of %s as of %s', (keyword, bare) => {
    expect(askedWork(keyword)).toEqual(askedWork(bare));
  });

  it.each([
    ['Krankenschwester Hamburg', 'nurse Hamburg'],
    ['infirmière', 'nurse'],
    ['verpleegkundige', 'nurse'],
  ])('is the work of %s as of %s, though no vector knows the word', (abroad, english) => {
    expect(askedWork(abroad)?.vector).toBeDefined();
    expect(askedWork(abroad)?.vector).toEqual(askedWork(english)?.vector);
  });

  it('is no work where only jobs are spoken of: of the number of one, no title is alike', () => {
    expect(askedWork('JOB-12345')).toBeUndefined();
    expect(askedWork('jobs in')).toBeUndefined();
  });

  it('is what people do, also in everyday words', () => {
    expect(askedWork('people to clean offices')).toMatchObject({ vector: askedWork('office cleaner')?.vector });
  });
});
