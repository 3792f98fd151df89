import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('paragraphs, lists and entities of HTML become text', () => {
  const html =
    '<h2>About us</h2><p>Tea &amp; coffee.<br>All day.</p><ul><li>Brew</li><li>Serve</li></ul><script>x()</script>';
  expect(plainText(html)).toBe('About us\n\nTea & coffee.\nAll day.\n\n• Brew\n• Serve');
});

test('plain text keeps its lines and its angle brackets', () => {
  expect(plainText('Pay:  5 < 10\r\n\r\n\r\n\r\nNext\tline')).toBe('Pay: 5 < 10\n\nNext line');
});

test('a script that was copied with the page is none of the text', () => {
  const script = `$('span#crumbs a').each(function (i, v) { if ($(v).attr('href')) { bake(v); } });`;
  expect(plainText(`Bake bread. ${script} Apply.`)).toBe('Bake bread. Apply.');
  expect(plainText(`We pay $('5') each.`)).toBe(`We pay $('5') each.`);
});
