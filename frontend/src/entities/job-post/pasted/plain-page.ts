import { markupSigns, withPageSigns } from '@waypost/contracts/page-signs';

const [open, close] = [String.raw`<\/?(?:`, String.raw`)(?:\s[^<>]{0,500})?\/?>`];
const item = /<li(?:\s[^<>]{0,500})?>/giu;
const block = new RegExp(
  `${open}address|article|br|dd|div|dl|dt|h[1-6]|header|hr|ol|p|section|table|tr|ul${close}`,
  'giu',
);
const tag = /<\/?[a-z][^<>]{0,500}>/giu;
/** "Use <p> for a line" is no page. */
const isPage = /<\/(?:div|h[1-6]|li|p|ul)>/iu;

/** The words of a text that was pasted as a page writes it, each part of it on a line of its own; others stay as they are. */
export const plainPage = (text: string): string =>
  withPageSigns(isPage.test(text) ? text.replace(item, '\n- ').replace(block, '\n').replace(tag, '') : text, {
    more: markupSigns,
  });
