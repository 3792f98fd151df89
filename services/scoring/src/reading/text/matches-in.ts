/**
 * What `text.matchAll(pattern)` gives, of a global pattern. That one copies the pattern at each call, which takes several times as
 * long as the search where the pattern is as long as those of headings and years.
 */
export function* matchesIn(text: string, pattern: RegExp): Generator<RegExpExecArray, void> {
  let from = 0;
  for (;;) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) return;
    from = match[0] === '' ? behindSign(text, pattern) : pattern.lastIndex;
    // Whoever searches with the same pattern in between begins at the start.
    pattern.lastIndex = 0;
    yield match;
  }
}

/** A pattern of nothing would be found at the same place again. */
const behindSign = (text: string, { lastIndex, unicode }: RegExp) =>
  lastIndex + (unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff ? 2 : 1);
