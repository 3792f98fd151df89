const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** What the platform calls each country in English, in full and in short, such as "Bosnia". */
function namesOfAll(): string[] {
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return (['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', style, fallback: 'none' });
    return codes.flatMap((code) => names.of(code) ?? []);
  });
}

/** Other names in which people write them, and parts of countries that are written as one. */
const alsoWritten = [
  'The Netherlands|Holland|Czech Republic|Turkey|South Korea|Ivory Coast|Macedonia|Scotland|England|Wales',
  'Deutschland|Österreich|Schweiz|España|México|Brasil|Italia|Nederland|België|Belgique|Polska|Québec|Suisse|Danmark|Sverige|Norge',
].join('|');

/** Islands that nobody works on have the longest names; each name takes time where a pattern is compiled. */
const isWritten = (name: string) => /^[\p{L} '’-]{4,22}$/u.test(name) && !/\b(?:island|territor)/i.test(name);

/** The source of a pattern for a country, or for its letters. */
export const countryWords = [
  ...new Set([...namesOfAll().filter(isWritten), ...alsoWritten.split('|')]),
  String.raw`U\.?S\.?A?|U\.?K|S\. ?Korea|U\.?A\.?E|KSA`,
].join('|');
