import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const row = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: '2.5fr 1.5fr 1.5fr auto auto',
  alignItems: 'center',
});
