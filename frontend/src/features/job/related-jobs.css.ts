import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { space, type } from '../../theme/tokens.ts';

export const related = style({ display: 'flex', flexDirection: 'column', gap: space[4], ...type.sm });
export const jobs = style({ display: 'flex', flexDirection: 'column' });
export const job = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[0.5],
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
