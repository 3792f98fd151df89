const [open, close] = [String.raw`<\/?(?:`, String.raw`)(?:\s[^<>]{0,500})?\/?>`];
const item = /<li(?:\s[^<>]{0,500})?>/giu;
const block = new RegExp(
  `${open}address|article|br|dd|div|dl|dt|h[1-6]|header|hr|ol|p|section|table|tr|ul${close}`,
  'giu',
);
const tag = /<\/?[a-z][^<>]{0,500}>/giu;
/** "Use <p> for a line" is no page. */
const isPage = /<\/(?:div|h[1-6]|li|p|ul)>/iu;

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  bull: '•',
  euro: '€',
  gt: '>',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  pound: '£',
  quot: '"',
  rsquo: '’',
};
const sign = /&(?:#(\d{2,5})|([a-z]{2,6}));/giu;
const withSigns = (text: string) =>
  text.replace(sign, (written, code: string | undefined, name: string | undefined) =>
    code === undefined ? (signs[name?.toLowerCase() ?? ''] ?? written) : String.fromCharCode(Number(code)),
  );

/** The words of a text that was pasted as a page writes it, each part of it on a line of its own; others stay as they are. */
export const plainPage = (text: string): string =>
  withSigns(isPage.test(text) ? text.replace(item, '\n- ').replace(block, '\n').replace(tag, '') : text);
