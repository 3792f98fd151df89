import { style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space, target, type } from '../../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2], outline: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[1],
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  selectors: {
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});
export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: target.row,
  minHeight: target.row,
  color: color.textMuted,
  background: 'none',
  border: 'none',
  borderRadius: radius.control,
  cursor: 'grab',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}` } },
  '@media': { [touch]: { minWidth: target.touch, minHeight: target.touch } },
});
export const name = style({ ...type.sm, flex: 1, minWidth: 0 });
