import { limits } from '@waypost/contracts/constants';
import { describe, expect, it } from 'vitest';
import type { TextQuery } from './phrase-query.ts';
import { synonymGroups } from './synonym-groups.ts';
import { parseKeyword } from './text-query.ts';
import { createVocabulary } from './vocabulary.ts';
import { stemsOf } from './words.ts';

const vocabulary = createVocabulary([
  ['python', 9],
  ['developer', 5],
  ['develop', 50],
  ['manager', 4],
  ['berlin', 2],
]);
const parse = (keyword: string) => parseKeyword(keyword, vocabulary);

/** Whether words in this order would be found, by the meaning of a query. */
function finds(query: TextQuery, text: string): boolean {
  const stems = stemsOf(text);
  const holds = (part: TextQuery): boolean => {
    if ('all' in part) return part.all.every(holds);
    if ('any' in part) return part.any.some(holds);
    return stems.some((_, at) => part.phrase.every((stem, index) => stems[at + index] === stem));
  };
  return holds(query);
}
const found = (keyword: string, text: string) =>
  finds({ all: parse(keyword).clauses.map((clause) => clause.query) }, text);

describe('a keyword', () => {
  it('asks for all its words, in any order', () => {
    expect(found('python berlin', 'Berlin needs Python')).toBe(true);
    expect(found('python berlin', 'Python everywhere')).toBe(false);
  });

  it('asks for quoted words next to each other', () => {
    expect(found('"data center"', 'Center of data')).toBe(false);
    expect(found('"data center"', 'Our data centers')).toBe(true);
  });

  it('does not ask for the words that only join others', () => {
    expect(found('python jobs in Berlin', 'Python Berlin')).toBe(true);
    expect(parse('the').clauses).toHaveLength(1);
  });

  it('does not end when a quote is not closed', () => {
    expect(found('"data center', 'data center')).toBe(true);
  });
});

describe('synonyms', () => {
  it.each([
    ['RN', 'Registered Nurse'],
    ['registered nurse', 'RN in a clinic'],
    ['registered nurse', 'nurse, registered'],
    ['registered nurses', 'two RN'],
    ['k8s', 'Kubernetes'],
    ['senior swe', 'Sr. Software Engineer'],
    ['qa engineer', 'quality assurance engineer'],
    ['golang', 'Go lang'],
    ['nodejs', 'Node.js'],
  ])('%s finds %s', (keyword, text) => {
    expect(found(keyword, text)).toBe(true);
  });

  it('go one way where the other word means more', () => {
    expect(found('go', 'golang')).toBe(true);
    expect(found('golang', 'ready to go')).toBe(false);
  });

  it('are about three hundred groups, each of at least two different phrases', () => {
    expect(synonymGroups.length).toBeGreaterThanOrEqual(300);
    const idle = synonymGroups.filter((group) => {
      const phrases = group.split(/[|>]/).map((phrase) => stemsOf(phrase).join(' '));
      return new Set(phrases).size < 2 || phrases.includes('');
    });
    expect(idle).toEqual([]);
  });
});

describe('a mistyped word', () => {
  it('finds what it may have meant, and is mended in the suggestion', () => {
    expect(found('pyhton', 'Python')).toBe(true);
    expect(parse('Pyhton in Berlin').suggestion).toBe('python in Berlin');
  });

  it('is mended by a forgotten letter rather than by one too many', () => {
    expect(parse('developr').suggestion).toBe('developer');
  });

  it('is left alone where a post has it, or nothing is near', () => {
    expect(parse('python').suggestion).toBeUndefined();
    expect(parse('xylophonist').suggestion).toBeUndefined();
    expect(found('xylophonist', 'xylophonist')).toBe(true);
  });

  it('is not seen in the words that only join others', () => {
    const near = createVocabulary([
      ['width', 3],
      ['python', 1],
    ]);
    expect(parseKeyword('python with', near).suggestion).toBeUndefined();
  });

  it('needs at least four letters', () => {
    expect(parse('brl').suggestion).toBeUndefined();
  });
});

describe('F13: what a keyword may cost', () => {
  const counting = () => {
    let tried = 0;
    const near = () => {
      tried += 1;
      return ['python'];
    };
    return { knows: () => false, near, tried: () => tried };
  };

  it('is that of one word, however often it is there', () => {
    for (const keyword of [
      'a '.repeat(100),
      'and '.repeat(50),
      'python '.repeat(28),
      '"a" '.repeat(50),
      'rn RN '.repeat(30),
    ]) {
      expect(parse(keyword).clauses, keyword).toHaveLength(1);
    }
  });

  it('is that of a dozen words at the most, each looked for among a few', () => {
    const words = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(' ');
    expect(parse(words).clauses).toHaveLength(limits.keywordWords);
    const groups = synonymGroups.map((group) => group.split(/[|>]/)[0]).join(' ');
    expect(parse(groups).clauses).toHaveLength(limits.keywordWords);
    const [phrase] = parse(`"${'a b '.repeat(50)}"`).clauses;
    expect(phrase?.query).toMatchObject({ phrase: { length: limits.keywordWords } });
  });

  it('is not that of scoring what nearly every post has', () => {
    expect(parse('and the of')).toMatchObject({ telling: false });
    expect(parse('python and the of')).toMatchObject({ telling: true, clauses: [{ typed: 'python' }] });
  });

  it('is that of mending a few words', () => {
    const vocabulary = counting();
    parseKeyword(Array.from({ length: 40 }, (_, at) => `pythn${at}`).join(' '), vocabulary);
    expect(vocabulary.tried()).toBeLessThanOrEqual(3);
  });

  it('leaves out no word of an ordinary title', () => {
    const title = 'Senior full stack engineer for the payments team of a bank in Berlin with remote option';
    expect(parse(title).clauses.length).toBeLessThanOrEqual(limits.keywordWords);
    expect(found(title, 'Senior full stack engineer')).toBe(false);
  });
});
