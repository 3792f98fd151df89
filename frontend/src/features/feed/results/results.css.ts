import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, print } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { ease, headerHeight, layer, motion, radius, space, type, weight, width } from '../../../theme/tokens.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: `minmax(12rem, ${width.filters}) minmax(0, 1fr)` } },
});
/** A post stands beside its list, in place of the filters, which then have their button. */
export const split = style({
  '@media': {
    [from.split]: { selectors: { '&&': { gridTemplateColumns: `minmax(0, ${width.besideList}) minmax(0, 1fr)` } } },
    [print]: { selectors: { '&&': { display: 'block' } } },
  },
});
// Who prints while a post is open means the post.
globalStyle(`:is(header, search):has(~ ${split}), ${split} > :not(:last-child)`, {
  '@media': { [print]: { display: 'none' } },
});
globalStyle(`main:has(${layout}) :is(search, button)`, { '@media': { [print]: { display: 'none' } } });
/** Follows along as far as it fits; `useStickyTop` says where. It never scrolls on its own. */
export const facets = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block', position: 'sticky' } },
});
globalStyle(`${split} > ${facets}`, { display: 'none' });
export const facetsTitle = style({ paddingBlock: space[1], marginBottom: space[1] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '@media': { [below.tablet]: { display: 'contents' } },
});
export const heading = style({ ...type.md, fontWeight: weight.strong, outline: 'none' });
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  flexGrow: 1,
  maxWidth: '100%',
  '@media': {
    [below.tablet]: {
      position: 'sticky',
      top: headerHeight,
      zIndex: layer.sticky,
      justifyContent: 'space-between',
      paddingBlock: space[1],
      marginBlock: `-${space[1]}`,
      background: color.canvas,
    },
    [below.tiny]: { position: 'static', flexWrap: 'wrap' },
  },
});
export const sort = style({ flex: '0 1 11rem', minWidth: 0 });
export const sheetButton = style({ flexShrink: 0, '@media': { [from.desktop]: { display: 'none' } } });
globalStyle(`${split} ${sheetButton}`, { display: 'revert' });
export const sheetFields = style({ display: 'grid', gap: space[3], paddingBottom: space[4] });
/** Old results stay while new ones come, but say that they are old. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  transition: `opacity ${motion.quick} ${ease}`,
  selectors: { '&[data-stale=true]': { opacity: 0.5 } },
});

export const count = style({
  fontWeight: weight.regular,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const tips = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  paddingInlineStart: space[5],
  listStyle: 'disc',
});
export const suggested = style({
  fontWeight: weight.strong,
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.mark,
});
export const sheetFoot = style({ display: 'flex', gap: space[2], width: '100%' });
export const sheetShow = style({ flex: 1 });

/** The chips take what room there is, and Clear Search stands beside them. */
export const active = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: `${space[2]} ${space[4]}`,
  '@media': { [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});
export const searchHeading = style({ display: 'inline', color: color.text, marginInlineEnd: space[2] });
export const description = style({ '@media': { [below.tablet]: { display: 'none' } } });
export const bones = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[3] });
/** What takes focus comes to stand below the bar of filters too. */
globalStyle(`${list} :is(article, a, button)`, { '@media': { [below.tablet]: { scrollMarginTop: space[12] } } });
