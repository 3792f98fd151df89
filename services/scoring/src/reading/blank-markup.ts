const tag = /<\/?([a-z][a-z0-9]{0,14})\b[^<>]{0,300}>/gi;
/** Tags that end a line. */
const block = /^(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|hr)$/i;
/** Signs of emphasis and code around words; a star before a blank is a bullet. */
const emphasis =
  /\*\*|__|~~|`+|(?<![\w*])\*(?=[\w"'])|(?<=[\w.,;:!?)"'])\*(?![\w*])|(?<!\w)_(?=\w)|(?<=[\w.,;:!?)])_(?!\w)/g;

/** Puts blanks where a text has tags or signs of markup, so that its words read the same and stand where they stood. */
export function blankMarkup(text: string): string {
  const untagged = text.includes('<')
    ? text.replace(tag, (whole, name: string) => (block.test(name) ? '\n' : ' ').padEnd(whole.length))
    : text;
  return untagged.replace(emphasis, (signs) => ' '.repeat(signs.length));
}
