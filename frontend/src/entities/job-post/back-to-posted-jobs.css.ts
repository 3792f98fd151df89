import { style } from '@vanilla-extract/css';
import { print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { space, target, type } from '../../theme/tokens.ts';

export const back = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: target.pointer,
  ...type.sm,
  color: color.accentText,
  '@media': { [print]: { display: 'none' } },
});
