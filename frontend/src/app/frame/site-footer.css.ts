import { style } from '@vanilla-extract/css';
import { print, touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { hairline, space, target, type } from '../../theme/tokens.ts';

export const footer = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: space[6],
  padding: space[3],
  borderTop: `${hairline} solid ${color.border}`,
  '@media': { [print]: { display: 'none' } },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', listStyle: 'none' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target.row,
  paddingInline: space[2],
  ...type.xs,
  color: color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  '@media': { [touch]: { minHeight: target.touch } },
});
