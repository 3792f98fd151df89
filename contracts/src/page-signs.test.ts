import { expect, test } from 'vitest';
import { markupSigns, withPageSigns } from './page-signs.ts';

test('signs stand for their names and numbers, each once', () => {
  expect(withPageSigns('R&amp;D &ndash; &#8364;9 &#x27;rye&#X27; &#128512;')).toBe("R&D – €9 'rye' 😀");
  expect(withPageSigns('&amp;quot; &AMP;')).toBe('&quot; &');
});

test('what is no sign, and the signs of markup unless they are asked for, stay', () => {
  const text = 'AT&T &c; &unknown; &constructor; &lt;p&gt; &#1234567;';
  expect(withPageSigns(text)).toBe(text);
  expect(withPageSigns('&lt;p&gt;', { more: markupSigns })).toBe('<p>');
});

test('a sign may be made to stand where it stood', () =>
  expect(withPageSigns('R&amp;D', { fit: (sign, written) => sign.padEnd(written.length) })).toBe('R&    D'));
