import escapeHtml from 'escape-html';

/** All that XML 1.0 has no way to say, half characters included. https://www.w3.org/TR/xml/#charsets */
const unsayable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const sayable = (text: string) => text.replaceAll(unsayable, '');

/** A text between tags or in quotes. */
export const xmlText = (text: string): string => escapeHtml(sayable(text));

export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** An element whose text stands in it as it is; nothing in it can end it. */
export const cdataElement = (name: string, text: string): string =>
  `<${name}><![CDATA[${sayable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
