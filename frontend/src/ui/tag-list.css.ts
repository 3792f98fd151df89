import { style } from '@vanilla-extract/css';
import { touch } from '../theme/breakpoints.ts';
import { color } from '../theme/theme.css.ts';
import { radius, space, type } from '../theme/tokens.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const tag = style({
  ...type.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  minHeight: '1.75rem',
  paddingInline: space[2],
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  cursor: 'default',
  selectors: { '&:has(button)': { paddingInlineEnd: '2px' } },
  '@media': { [touch]: { minHeight: '2.75rem' } },
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = style({ color: color.textMuted });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  color: color.textMuted,
  borderRadius: radius.control,
  selectors: { '&[data-hovered]': { color: color.text, background: color.hover } },
  '@media': { [touch]: { width: '2.5rem', height: '2.5rem' } },
});
