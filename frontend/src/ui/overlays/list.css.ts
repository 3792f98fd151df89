import { style } from '@vanilla-extract/css';
import { forcedColors, print, touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, layer, motion, radius, space, target, type, weight } from '../../theme/tokens.ts';

/** What floats: the list of a select, a lookup or a menu. */
export const popover = style({
  '@media': { [print]: { display: 'none' } },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'max(var(--trigger-width, 0px), 11rem)',
  maxWidth: 'min(28rem, calc(100vw - 1rem))',
  color: color.text,
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
  outline: 'none',
  overflow: 'hidden',
  zIndex: layer.overlay,
  transition: `opacity ${motion.quick} ${ease}, translate ${motion.quick} ${ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-placement=bottom][data-entering]': { translate: '0 -4px' },
    '&[data-placement=top][data-entering]': { translate: '0 4px' },
  },
});
export const matchTrigger = style({ width: 'var(--trigger-width)' });

export const list = style({ maxHeight: '20rem', overflowY: 'auto', padding: space[1], outline: 'none' });

/** What should be seen at once, as far as there is room. */
export const tall = style({ maxHeight: 'min(34rem, 70dvh)' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2rem',
  paddingBlock: space[1],
  paddingInline: space[2],
  ...type.sm,
  color: color.text,
  textDecoration: 'none',
  borderRadius: radius.control,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: color.hover },
    '&[data-pressed]': { background: color.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-tone=danger]': { color: color.tone.danger.text },
  },
  '@media': {
    [touch]: { minHeight: target.touch },
    // The ground alone says which entry the pointer is on.
    [forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
export const itemWords = style({ flex: 1, minWidth: 0 });
export const itemHint = style({ display: 'block', ...type.xs, color: color.textMuted });
export const itemCount = style({ ...type.xs, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const itemIcon = style({ color: color.textMuted });
export const check = style({
  color: color.accentText,
  selectors: { ':not([data-selected]) > &': { visibility: 'hidden' } },
});
export const section = style({
  ...type.xs,
  paddingBlock: space[1],
  paddingInline: space[2],
  color: color.textMuted,
  fontWeight: weight.strong,
});
export const separator = style({ height: '1px', marginBlock: space[1], background: color.border });
export const note = style({ ...type.sm, display: 'block', padding: space[2], color: color.textMuted });

/** What is drawn elsewhere. */
export const unseen = style({ display: 'none' });
