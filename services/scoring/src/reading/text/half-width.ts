/** Letters, digits and signs as East Asian keyboards write them, as wide as a character there: "Ｃ＋＋". Each as the usual one, so that all stand where they stood. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - distance));
const distance = 0xff01 - 0x21;
