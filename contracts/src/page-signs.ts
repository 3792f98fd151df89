/** Signs that people write in words, as pages name them. */
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  bull: '•',
  euro: '€',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  pound: '£',
  quot: '"',
  rsquo: '’',
};
/** Those of markup itself. */
export const markupSigns = { lt: '<', gt: '>', apos: "'" };

const written = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi;

type Options = {
  /** Further names. */
  more?: Readonly<Record<string, string>>;
  /** What takes the place of a sign that was written so. */
  fit?: (sign: string, written: string) => string;
};

/** A text with signs for their names and numbers, such as `&nbsp;`, `&#8211;` and `&#x27;`; names that nobody knows stay. */
export function withPageSigns(text: string, { more = {}, fit = (sign) => sign }: Options = {}): string {
  if (!text.includes('&')) return text;
  const known = new Map(Object.entries({ ...signs, ...more }));
  return text.replace(written, (whole, code?: string, hex?: string, name = '') => {
    const sign =
      code === undefined && hex === undefined
        ? known.get(name.toLowerCase())
        : String.fromCodePoint(code === undefined ? Number.parseInt(hex!, 16) : Number(code));
    return sign === undefined ? whole : fit(sign, whole);
  });
}
