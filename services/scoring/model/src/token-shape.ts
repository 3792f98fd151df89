const signs = '(),/:;-–•*&+.!?\'"’%$<>@';
const unknownSign = 63;
const firstSign = 40;
const letter = /\p{L}/u;
const digit = /\p{Nd}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

const isLower = (char: string) => char === char.toLowerCase() && char !== char.toUpperCase();
const isUpper = (char: string) => char === char.toUpperCase() && char !== char.toLowerCase();

/** 0 to 63: how a token is written and how long it is; signs from 40 on. */
export function shapeOf(token: string): number {
  const chars = Array.from(token);
  const [first = ''] = chars;
  if (!letterOrDigit.test(first) && !(first === '.' && chars.length > 1)) {
    const at = signs.indexOf(first);
    return at >= 0 ? firstSign + at : unknownSign;
  }
  return kindOf(chars) * 4 + lengthClass(chars.length);
}

const lengthClass = (length: number) => (length <= 2 ? 0 : length <= 4 ? 1 : length <= 8 ? 2 : 3);

function kindOf(chars: readonly string[]): number {
  const letters = chars.filter((char) => letter.test(char));
  const withDigit = Number(chars.some((char) => digit.test(char)));
  if (letters.length === 0) return 0;
  if (letters.every(isLower)) return 1 + withDigit;
  if (letters.every(isUpper)) return withDigit ? 4 : chars.length > 1 ? 3 : 9;
  const [first = '', ...rest] = letters;
  return (isUpper(first) && rest.every(isLower) ? 5 : 7) + withDigit;
}
