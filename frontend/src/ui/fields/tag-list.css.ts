import { style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space, target, type } from '../../theme/tokens.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], minWidth: 0, maxWidth: '100%' });
export const tag = style({
  ...type.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  minHeight: target.pointer,
  paddingInline: space[2],
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  cursor: 'default',
  selectors: { '&:has(button)': { paddingInlineEnd: space[0.5] } },
  '@media': { [touch]: { minHeight: target.touch } },
});
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = style({ color: color.textMuted });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: target.small,
  height: target.small,
  color: color.textMuted,
  borderRadius: radius.control,
  selectors: { '&[data-hovered]': { color: color.text, background: color.hover } },
  '@media': { [touch]: { width: target.row, height: target.row } },
});
