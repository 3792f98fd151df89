import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { space, type } from '../../theme/tokens.ts';

export const trigger = style({
  justifyContent: 'space-between',
  gap: space[2],
  paddingInline: space[3],
  cursor: 'pointer',
  ...type.sm,
});
export const value = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.textMuted } },
});
export const chevron = style({ color: color.textMuted });
