import { style, styleVariants } from '@vanilla-extract/css';
import { from, print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, headerHeight, layer, motion, radius, space, target, type, weight } from '../../theme/tokens.ts';

/** The frame scrolls sideways only where there is no room, also beside letters that a reader has set apart; a scrolling frame would hold the sticky header back. */
export const frame = style({
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  overflowX: 'auto',
  '@media': { [from.desktop]: { selectors: { '&:not([data-narrow])': { overflowX: 'visible' } } } },
});
export const table = style({
  width: '100%',
  ...type.sm,
  transition: `opacity ${motion.quick} ${ease}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
});
export const headerCell = style({
  paddingBlock: space[2],
  paddingInline: space[3],
  ...type.xs,
  fontWeight: weight.strong,
  color: color.textMuted,
  background: color.sunken,
  boxShadow: `inset 0 -1px ${color.border}`,
  whiteSpace: 'nowrap',
  // In a frame that scrolls it would stick to the frame, below its upper edge.
  '@media': {
    [from.desktop]: {
      selectors: {
        [`${frame}:not([data-narrow]) &`]: { position: 'sticky', top: headerHeight, zIndex: layer.sticky },
      },
    },
  },
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.card, paddingInlineStart: space[4] },
    '&:last-child': { borderStartEndRadius: radius.card, paddingInlineEnd: space[4] },
  },
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: target.small,
  fontWeight: weight.strong,
  borderRadius: radius.box,
  selectors: { '&:hover, [aria-sort=ascending] &, [aria-sort=descending] &': { color: color.text } },
});
export const sortIcon = style({
  selectors: { '[aria-sort=none] &': { opacity: 0.45 } },
  '@media': { [print]: { selectors: { '[aria-sort=none] &': { display: 'none' } } } },
});
export const row = style({
  transition: `background-color ${motion.quick} ${ease}`,
  selectors: {
    '&:hover': { background: color.hover },
    '&[data-pressable]': { cursor: 'pointer' },
    '&[data-selected=true], &[data-current=true]': { background: color.accentSurface },
    '& + &': { boxShadow: `inset 0 1px ${color.border}` },
  },
});
export const cell = style({
  padding: space[3],
  verticalAlign: 'middle',
  selectors: {
    '[data-dense=true] &': { paddingBlock: space[1] },
    '&:first-child': { paddingInlineStart: space[4] },
    '&:last-child': { paddingInlineEnd: space[4] },
    '[data-current=true] > &:first-child': { boxShadow: `inset 3px 0 ${color.accent}` },
  },
});
export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
export const tick = style({ width: target.touch });
/** On paper there is nothing to press. */
export const pressed = style({ '@media': { [print]: { display: 'none' } } });
export const shrink = style({ width: '1%', whiteSpace: 'nowrap' });

export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  transition: `opacity ${motion.quick} ${ease}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
});
export const cardRow = style({ minWidth: 0 });
