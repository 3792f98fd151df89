import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { space, type } from '../../theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: space[6],
  '@media': { [from.tablet]: { paddingBlock: space[10] } },
});
export const header = style({ display: 'flex', flexDirection: 'column', gap: space[3], paddingBottom: space[2] });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}`, ...type.md });
export const fact = style({ display: 'flex', alignItems: 'center', gap: space[1], color: color.textMuted });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingTop: space[6],
  marginTop: space[4],
  borderTop: `1px solid ${color.border}`,
});
