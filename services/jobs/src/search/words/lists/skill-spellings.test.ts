import { expect, it } from 'vitest';
import { stemsOf } from '../words.ts';
import { skillSpellings } from './skill-spellings.ts';
import { synonymsAt } from './synonyms.ts';

it('groups the spellings and short forms of a skill', () => {
  expect(skillSpellings()).toEqual(
    expect.arrayContaining([
      'Node.js | nodejs',
      'Natural language processing | nlp',
      'PCR | polymerase chain reaction',
    ]),
  );
});

it('leaves out what is another thing or an everyday word', () => {
  const all = skillSpellings().join('\n');
  expect(all).not.toMatch(/\bbgp\b|\bIT\b|\bML\b/);
});

it('lets a search by a short form find the long one', () => {
  const found = synonymsAt(stemsOf('hplc'), 0)?.phrases.map((phrase) => phrase.join(' '));
  expect(found).toContain(stemsOf('high performance liquid chromatography').join(' '));
});
