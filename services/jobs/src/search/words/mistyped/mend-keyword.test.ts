import { describe, expect, it } from 'vitest';
import { mendKeyword } from './mend-keyword.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary([
  ['python', { posts: 9, about: 1 }],
  ['developer', { posts: 5, about: 1 }],
  ['develop', { posts: 50, about: 1 }],
  ['engineer', { posts: 7, about: 1 }],
  ['accountant', { posts: 3, about: 1 }],
  ['account', { posts: 30, about: 1 }],
  ['berlin', { posts: 2, about: 1 }],
  ['width', { posts: 3, about: 1 }],
  ['graphic', { posts: 3, about: 1 }],
]);
const mended = (keyword: string) => mendKeyword(keyword, vocabulary);

describe('a mistyped word', () => {
  it('becomes the nearest that posts have, the rest stays as it was typed', () => {
    expect(mended('Pyhton in Berlin')).toBe('python in Berlin');
    expect(mended('accountent')).toBe('accountant');
  });

  it('is mended like every other one, each time that it is there', () => {
    expect(mended('enginer pyhton')).toBe('engineer python');
    expect(mended('pyhton, pyhton')).toBe('python, python');
  });

  it('is mended by a forgotten letter rather than by one too many', () => {
    expect(mended('developr')).toBe('developer');
  });

  it('is left alone where a post has it, or nothing is near', () => {
    expect(mended('python')).toBeUndefined();
    expect(mended('xylophonist')).toBeUndefined();
    expect(mended('xylophonist pyhton')).toBe('xylophonist python');
  });

  it('is none in plural, in quotes, with a synonym, or where it only joins others', () => {
    expect(mended('accountants')).toBeUndefined();
    expect(mended('"pyhton"')).toBeUndefined();
    expect(mended('k8s')).toBeUndefined();
    expect(mended('python with')).toBeUndefined();
  });

  it('is none where posts have what stands on the other side of an "or", or where it is to be left out', () => {
    expect(mended('python or accountent')).toBeUndefined();
    expect(mended('pyhton or accountent')).toBe('python or accountant');
    expect(mended('developer -pyhton')).toBeUndefined();
    expect(mended('developer not pyhton')).toBeUndefined();
  });

  it('beside a title is looked for where a keyword finds nothing', () => {
    const near = createVocabulary(['mechanical', 'accounting'].map((word) => [word, { posts: 9, about: 9 }] as const));
    for (const [keyword, meant] of [
      ['mechancal or electrical engineer', 'mechanical or electrical engineer'],
      ['mechancal/electrical engineer', 'mechanical/electrical engineer'],
      ['accountng or project manager', 'accounting or project manager'],
    ] as const) {
      expect(mendKeyword(keyword, near, 'rare')).toBe(meant);
      expect(mendKeyword(keyword, near)).toBeUndefined();
    }
  });

  it('is none where it is the name of a well-known company or place, whether a post has it or not', () => {
    const near = createVocabulary(
      ['buyer', 'parts', 'sales', 'nurse', 'store'].map((word) => [word, { posts: 9, about: 9 }] as const),
    );
    expect(mendKeyword('Bayer', near)).toBeUndefined();
    expect(mendKeyword('nurse in Paris', near)).toBeUndefined();
    expect(mendKeyword('nurse Stoke-on-Trent', near)).toBeUndefined();
    expect(mendKeyword('nuse in Salem', near)).toBe('nurse in Salem');
  });

  it('is none where it is a word of its own, or what somebody is called, though no post has it', () => {
    const words = 'patient writing analysis vacation economics specialised customer engineer leader'.split(' ');
    const near = createVocabulary(words.map((word) => [word, { posts: 900, about: 900 }] as const));
    for (const keyword of ['patent', 'printing', 'dialysis nurse', 'aviation', 'economist', 'loader'])
      for (const doubt of ['unknown', 'rare'] as const)
        expect(mendKeyword(keyword, near, doubt), keyword).toBeUndefined();
    const products = createVocabulary(['docker', 'diary'].map((word) => [word, { posts: 900, about: 900 }] as const));
    for (const keyword of ['docket clerk', 'dairy farm'])
      expect(mendKeyword(keyword, products, 'rare'), keyword).toBeUndefined();
    // Another spelling, and an error that some titles have, mean the same.
    expect(mendKeyword('specialized', near)).toBe('specialised');
    expect(mendKeyword('enginer', near)).toBe('engineer');
    expect(mendKeyword('patinet', near)).toBe('patient');
    expect(mendKeyword('costumer service', near)).toBe('customer service');
  });

  it('is none where it is a skill, or another word of business, that no post has', () => {
    const words = 'pricing pushing factories infusion'.split(' ');
    const near = createVocabulary(words.map((word) => [word, { posts: 9, about: 9 }] as const));
    for (const keyword of ['policing', 'phishing', 'factoring', 'InVision'])
      expect(mendKeyword(keyword, near), keyword).toBeUndefined();
  });

  it('becomes the name of a job where that is nearer than what posts have', () => {
    const near = createVocabulary(
      ['counsel', 'programs', 'machines', 'technician'].map((word) => [word, { posts: 9, about: 9 }] as const),
    );
    expect(mendKeyword('counseler', near)).toBe('counselor');
    expect(mendKeyword('programer', near)).toBe('programmer');
    expect(mendKeyword('senior machinst', near)).toBe('senior machinist');
    expect(mendKeyword('pyschologist', near)).toBe('psychologist');
    expect(mendKeyword('techinician', near)).toBe('technician');
    // Of the same work is what posts have.
    expect(mendKeyword('carpentir', createVocabulary([['carpentry', { posts: 9, about: 9 }]]))).toBe('carpentry');
    // A word, though no post has it.
    expect(mendKeyword('animation', near)).toBeUndefined();
  });

  it('is known where it is often mistyped by more letters', () => {
    expect(mended('maintainence python')).toBe('maintenance python');
  });

  it('is one that is spelled by ear', () => {
    expect(mended('grafic')).toBe('graphic');
  });

  it('needs at least four letters', () => {
    expect(mended('brl')).toBeUndefined();
    expect(mended('abc fgh xyz accountent')).toBe('abc fgh xyz accountant');
  });

  it('is looked for among all words a few times at the most', () => {
    let tried = 0;
    const near = () => {
      tried += 1;
      return ['python'];
    };
    mendKeyword(Array.from({ length: 40 }, (_, at) => `pythn${at}`).join(' '), { postsOf: () => 0, near });
    expect(tried).toBeLessThanOrEqual(3);
  });

  it('is also one that hardly any post has beside the one that was meant, where a keyword finds nothing', () => {
    const posts = createVocabulary([
      ['manger', { posts: 2, about: 1 }],
      ['manager', { posts: 500, about: 200 }],
      ['swift', { posts: 3, about: 3 }],
      ['shift', { posts: 900, about: 200 }],
      ['marketing', { posts: 200, about: 100 }],
    ]);
    expect(mendKeyword('marketing manger', posts)).toBeUndefined();
    expect(mendKeyword('marketing manger', posts, 'rare')).toBe('marketing manager');
    // A hundredth is few; these are more.
    expect(mendKeyword('swift marketing', posts, 'rare')).toBeUndefined();
    expect(mendKeyword('"manger" marketing', posts, 'rare')).toBeUndefined();
  });
});
