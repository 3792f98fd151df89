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

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The source of a pattern for a country, as it is written and in capitals: "GHANA", and for its letters. */
export const countryWords = [
  ...new Set([...namesOfAll().map(escaped), ...alsoWritten.split('|')].flatMap((name) => [name, name.toUpperCase()])),
  String.raw`U\.?S\.?A?|U\.?K|S\. ?Korea|U\.?A\.?E|KSA`,
].join('|');
