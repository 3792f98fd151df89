import { cleanText } from '@waypost/contracts/fields';
import { convert } from 'html-to-text';

const looksLikeHtml =
  /<\/?(?:p|br|div|ul|ol|li|strong|b|em|i|h[1-6]|span|table|a)\b[^<>]*>|&(?:nbsp|amp|lt|gt|quot|rsquo|bull|#\d+);/i;

/** Characters of HTML, tags included, that are read of one text: the time that tags within tags take grows with its square. */
export const longestHtml = 100_000;

const scriptStart = /\$\(['"][^'"\n]{1,80}['"]\)\.\w{2,20}\(function\b/;
const scriptEnd = '});';

/** A text without the script that was copied with its page. */
function withoutScript(text: string): string {
  const [start, end] = [text.search(scriptStart), text.lastIndexOf(scriptEnd)];
  return start < 0 || end < start ? text : `${text.slice(0, start)} ${text.slice(end + scriptEnd.length)}`;
}

/** HTML becomes paragraphs and bullets; text that is none stays, with its spaces tidied. */
export function plainText(source: string): string {
  const text = looksLikeHtml.test(source)
    ? convert(source.slice(0, longestHtml), {
        wordwrap: false,
        // Tags within tags within tags are walked by recursion, which has to end before the stack does.
        limits: { maxDepth: 200 },
        selectors: [
          { selector: 'a', options: { ignoreHref: true } },
          { selector: 'img', format: 'skip' },
          { selector: 'ul', options: { itemPrefix: '• ' } },
          ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
        ],
      })
    : source;
  return withoutScript(cleanText(text))
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
