import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
