import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/theme.css.ts';
import { space, type } from '../../../theme/tokens.ts';

export const trigger = style({
  justifyContent: 'space-between',
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: space[1],
  cursor: 'pointer',
  ...type.sm,
});
/** Goes on in another line where there is no room, as with letters that a reader has set apart. */
export const value = style({
  flex: 1,
  minWidth: 0,
  selectors: { '&[data-placeholder]': { color: color.placeholder } },
});
export const chevron = style({ color: color.textMuted });
