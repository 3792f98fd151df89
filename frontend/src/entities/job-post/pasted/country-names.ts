const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb'];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Parts of a country that are written as one. */
const parts = ['england', 'scotland', 'wales', 'northern ireland'];

/** What the platform calls each country in these languages, in small letters; in English in short, too: "UK". */
function namesOfAll(): ReadonlySet<string> {
  const named = [
    ...languages.map((language) => ({ language, style: 'long' as const })),
    { language: 'en', style: 'short' as const },
  ];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const names = named.flatMap(({ language, style }) => {
    const regions = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
    return codes.flatMap((code) => regions.of(code)?.toLowerCase() ?? []);
  });
  return new Set([...names, ...parts]);
}

let names: ReadonlySet<string> | undefined;
export const isCountry = (said: string): boolean => (names ??= namesOfAll()).has(said.trim().toLowerCase());
