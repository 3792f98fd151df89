import { cleanText } from '@waypost/contracts/fields';
import { convert } from 'html-to-text';

const lines = 'p|br|div|section|article|ul|ol|li|h[1-6]|table|tr|td|dl|dt|dd';
const tag = new RegExp(`</?(?:${lines}|strong|b|em|i|u|span|font|a)\\b[^<>]*>`, 'i');
const tagOfLine = new RegExp(`</?(?:${lines})\\b[^<>]*>`, 'i');
/** HTML that was written once more as a text, as some feeds do. */
const escapedTag = new RegExp(`&lt;(?:br ?/?|/(?:${lines}))&gt;`, 'i');
const entity = /&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/i;

/** Characters of HTML, tags included, that are read of one text: the time that tags within tags take grows with its square. */
export const longestHtml = 100_000;

const scriptStart = /\$\(['"][^'"\n]{1,80}['"]\)\.\w{2,20}\(function\b/;
const scriptEnd = '});';

/** A text without the script that was copied with its page. */
function withoutScript(text: string): string {
  const [start, end] = [text.search(scriptStart), text.lastIndexOf(scriptEnd)];
  return start < 0 || end < start ? text : `${text.slice(0, start)} ${text.slice(end + scriptEnd.length)}`;
}

const onLinesOfItsOwn = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } };

/** Without tags that begin a line, the lines of the source are those of the text. */
const textOfHtml = (source: string) =>
  convert(source, {
    wordwrap: false,
    preserveNewlines: !tagOfLine.test(source),
    // Tags within tags within tags are walked by recursion, which has to end before the stack does.
    limits: { maxDepth: 200 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: '• ' } },
      ...['tr', 'td', 'th', 'dt', 'dd', 'li > p'].map((selector) => ({ selector, ...onLinesOfItsOwn })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });

/** HTML becomes paragraphs and bullets; text that is none stays, with its spaces tidied. */
export function plainText(source: string): string {
  const read = source.slice(0, longestHtml);
  const html = !tag.test(read) && escapedTag.test(read) ? textOfHtml(read) : read;
  return withoutScript(cleanText(tag.test(html) || entity.test(html) ? textOfHtml(html) : source))
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
