import { expect, it } from 'vitest';
import { blankMarkup } from './blank-markup.ts';

it('reads the names of signs as the signs, each where it stood', () => {
  expect(blankMarkup('$165k&ndash;$195k, R&amp;D&nbsp;team')).toBe('$165k–      $195k, R&    D      team');
  expect(blankMarkup('AT&T, R&D &unknown;')).toBe('AT&T, R&D &unknown;');
  expect(blankMarkup('full&#8209;time, Bread&#x26;Rye')).toBe('full-      time, Bread&     Rye');
});

it('reads the hyphens of word processors as those of keyboards', () =>
  expect(blankMarkup('full\u2011time')).toBe('full-time'));
