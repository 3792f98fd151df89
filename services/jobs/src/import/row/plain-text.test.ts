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

test('entities and tags within a line leave the lines of a text as they are', () => {
  expect(plainText('Caf&eacute; &ndash; R&amp;D\n\n- tea\n- it&#x27;s <b>hot</b>')).toBe(
    "Café – R&D\n\n- tea\n- it's hot",
  );
  expect(plainText('AT&T; one\ntwo')).toBe('AT&T; one\ntwo');
});

test('HTML that is escaped once more is HTML', () => {
  expect(plainText('&lt;p&gt;Tea &amp;amp; coffee&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Brew&lt;/li&gt;&lt;/ul&gt;')).toBe(
    'Tea & coffee\n\n• Brew',
  );
  expect(plainText('Knows &lt;div&gt; and why')).toBe('Knows <div> and why');
});

test('cells and items stand apart, items without lines between them', () => {
  expect(plainText('<table><tr><th>Pay</th><td>good</td></tr><tr><td>Hours</td><td>few</td></tr></table>')).toBe(
    'Pay\ngood\nHours\nfew',
  );
  expect(plainText('<ul><li><p>Brew</p><ul><li>tea</li></ul></li><li><p>Serve</p></li></ul>')).toBe(
    '• Brew\n• tea\n• Serve',
  );
});

test('a script that was copied with the page is none of the text', () => {
  const script = `$('span#crumbs a').each(function (i, v) { if ($(v).attr('href')) { bake(v); } });`;
  expect(plainText(`Bake bread. ${script} Apply.`)).toBe('Bake bread. Apply.');
  expect(plainText(`We pay $('5') each.`)).toBe(`We pay $('5') each.`);
});
