import { style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space, type, weight } from '../../theme/tokens.ts';

/** Where fingers press there are no keys. */
export const kbd = style({
  ...type.xs,
  minWidth: '1.125rem',
  paddingInline: space[1],
  fontFamily: 'inherit',
  fontWeight: weight.regular,
  textAlign: 'center',
  color: color.textMuted,
  background: color.sunken,
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  '@media': { [touch]: { display: 'none' } },
});
