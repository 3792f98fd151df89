const letters = /\\.|\(\?<\w+>|\[(?:\\.|[^\]\\])*\]|[a-z]/g;
const inClass = /\\.|a-z|[a-z]/g;

/**
 * A pattern in small letters, as the source of one that finds capitals too, for expressions of which other parts tell the two apart.
 * They cannot be written by `(?-i:…)`: V8 at times takes no notice of it (https://github.com/nodejs/node/issues/60030).
 */
export const anyCase = (pattern: string): string =>
  pattern.replace(letters, (part) => {
    if (part.startsWith('['))
      return part.replace(inClass, (one) => (one.startsWith('\\') ? one : one + one.toUpperCase()));
    return part.length === 1 ? `[${part}${part.toUpperCase()}]` : part;
  });
