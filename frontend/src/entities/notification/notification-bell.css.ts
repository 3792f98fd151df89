import { style } from '@vanilla-extract/css';
import { forcedColors, touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { hairline, radius, space, target, type, weight } from '../../theme/tokens.ts';

export const bell = style({ position: 'relative', display: 'inline-flex' });
export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.5rem',
  insetInlineStart: '0.625rem',
  minWidth: '1rem',
  paddingInline: space[0.5],
  ...type.xs,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: color.onAccent,
  background: color.accent,
  borderRadius: radius.round,
  // Drawn, not written: who speaks to the bell says its name, which has the number in full.
  '::after': { content: 'attr(data-count)' },
  // It lies over the edge of the bell, which is seen there.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' } },
});

export const panel = style({ width: 'min(24rem, calc(100vw - 2rem))' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: target.row,
  paddingInline: space[2],
});
export const empty = style({
  padding: `${space[6]} ${space[4]}`,
  ...type.sm,
  textAlign: 'center',
  color: color.textMuted,
});
export const bones = style({ display: 'grid', gap: space[4], padding: space[3] });

export const list = style({ display: 'grid' });
export const item = style({
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${color.border}` } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${space[2]} minmax(0, 1fr)`,
  columnGap: space[2],
  paddingBlock: space[2],
  paddingInline: space[2],
  minHeight: target.pointer,
  color: color.text,
  textDecoration: 'none',
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: color.hover },
  },
  '@media': { [touch]: { minHeight: target.touch } },
});
export const dot = style({
  width: space[2],
  height: space[2],
  marginBlockStart: '0.375rem',
  borderRadius: radius.round,
  background: color.accent,
  selectors: { '&[data-read=true]': { visibility: 'hidden' } },
});
export const words = style({ ...type.sm, overflowWrap: 'anywhere' });
export const unreadWords = style({ fontWeight: weight.strong });
export const age = style({ display: 'block', ...type.xs, color: color.textMuted });
export const more = style({ display: 'flex', justifyContent: 'center', padding: space[2] });
