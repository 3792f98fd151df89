import { style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, motion, radius, space, target, type, weight } from '../../theme/tokens.ts';

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: space[5], minWidth: 0 });
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  marginInlineStart: `calc(-1 * ${space[1]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border}`,
  // What goes on beyond an edge fades there.
  selectors: {
    '&[data-more=end]': { maskImage: `linear-gradient(to left, transparent, black ${space[10]})` },
    '&[data-more=start]': { maskImage: `linear-gradient(to right, transparent, black ${space[10]})` },
    '&[data-more=both]': {
      maskImage: `linear-gradient(to right, transparent, black ${space[10]}, black calc(100% - ${space[10]}), transparent)`,
    },
  },
  '::-webkit-scrollbar': { display: 'none' },
});
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  minHeight: target.row,
  paddingInline: space[1],
  ...type.sm,
  fontWeight: weight.strong,
  color: color.textMuted,
  textDecoration: 'none',
  borderRadius: radius.control,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick} ${ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: space[1],
    bottom: 0,
    height: '2px',
    borderRadius: radius.mark,
    background: 'transparent',
    // Forced colours take grounds away.
    forcedColorAdjust: 'none',
  },
  selectors: {
    '&[data-hovered], a&:hover': { color: color.text },
    '&[data-selected]': { color: color.text },
    '&[data-selected]::after': { background: color.accent },
    '&[data-focus-visible], a&:focus': { outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [touch]: { minHeight: target.touch } },
});
export const count = style({
  ...type.xs,
  minWidth: '1.75rem',
  paddingInline: space[1],
  textAlign: 'center',
  color: color.textMuted,
  background: color.sunken,
  border: `1px solid ${color.border}`,
  borderRadius: radius.round,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-known=false]': { visibility: 'hidden' } },
});
export const panel = style({ minWidth: 0 });
