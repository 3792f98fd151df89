const wide = /[\uFF01-\uFF5E]/g;
const distance = 0xff01 - 0x21;
/** Those that no line may end at, and thin ones, as typesetters put between thousands. */
const blanks = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;

/** No line may break at them: "full‑time". */
const hyphens = /[\u2010\u2011]/g;

/** A text with the usual signs for those as wide as a character of East Asia ("Ｃ＋＋"), and one kind of blank and of hyphen. Each stands where it stood. */
export const plainSigns = (text: string): string =>
  text
    .replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - distance))
    .replace(blanks, ' ')
    .replace(hyphens, '-');
