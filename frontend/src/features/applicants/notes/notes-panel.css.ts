import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const note = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
});
