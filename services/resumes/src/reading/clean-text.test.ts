import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['ligatures', 'e\ufb03cient \ufb01le', 'efficient file'],
  ['an address that a line breaks at its hyphen', 'm.okoye-\nrye@example.org', 'm.okoye-rye@example.org'],
  ['full-width letters', 'Ｐｙｔｈｏｎ', 'Python'],
  ['trade marks', 'Oracle™ Java®', 'Oracle Java'],
  ['spaces of every width', 'a\u00a0\u2003b\t c  ', 'a b\tc'],
  ['line ends of every system', 'a\r\nb\rc\vd', 'a\nb\nc\nd'],
  ['more than one blank line', 'a\n\n\n \nb', 'a\n\nb'],
  ['bullets of every shape', '● a\n\uf0b7 b\n- c\n▪d', '• a\n• b\n• c\n• d'],
  ['letters and signs as bullets', 'o Rye\n✦ b\n-Baked', '• Rye\n• b\n• Baked'],
  ['bullets between what a line has', '▪ Jira ▪ SQL ● Figma', '• Jira • SQL • Figma'],
  ['pictures before words', '📍 Ghent\n🔸 Baker @ Old Crumb', 'Ghent\nBaker @ Old Crumb'],
  [
    'dots up to what stands at the end',
    'Old Crumb Bakery ....... 2019\nRye . . . . . . 2018',
    'Old Crumb Bakery\t2019\nRye\t2018',
  ],
  [
    'an arrow without a letter between dates',
    '2019 \ue0be 2021\nMay 2021 \0 Present',
    '2019 – 2021\nMay 2021 – Present',
  ],
  ['icons', 'mail \ue0be x', 'mail x'],
  ['typographic hyphens and quotes', 'full\u2011stack “master’s”', `full-stack "master's"`],
  ['a word that a line end has split', 'soft-\nware develop-\nment', 'software development'],
  ['a hyphen that belongs to the word', 'cross-\nfunctional', 'cross-functional'],
  ['a hyphen of an address', 'linkedin.com/in/mira-\nokoye-1 (LinkedIn)', 'linkedin.com/in/mira-okoye-1 (LinkedIn)'],
  ['a number at a line end', 'GP-20451-\nus', 'GP-20451-\nus'],
  ['invisible characters', 'Ja\u200bva\u0000Script\ufeff', 'Java Script'],
])('%s', (_, raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test('is cut at 200,000 characters and never inside one', () => {
  const text = cleanText(`a${'𝄞'.repeat(150_000)}`);
  expect(text.length).toBeLessThanOrEqual(200_000);
  expect(text.isWellFormed()).toBe(true);
});

test('is clean after the first time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
      const once = cleanText(raw);
      expect(once.isWellFormed()).toBe(true);
      expect(once).not.toMatch(/\n{3}|[^\S\n\t ]|[ \t]\n|\n[ \t]|[ \t]{2}/);
    }),
  );
});

test('columns of a line are told by the blanks between them', () => {
  expect(cleanText('2018 to now      Old Crumb, Ghent        Baker')).toBe('2018 to now\tOld Crumb, Ghent\tBaker');
  expect(cleanText('Bread.   Cake.')).toBe('Bread. Cake.');
});
