/** A pattern that finds one of these as whole words, in any capitals. Each line of the list names some of one field, with bars between them. */
export const anyOf = (lines: readonly string[], ending = ''): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${lines.join('|')})${ending}(?!\p{L})`, 'iu');
