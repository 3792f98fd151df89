import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { radius, type, weight } from '../../theme/tokens.ts';

export const aside = style({ display: 'block', ...type.xs, fontWeight: weight.regular, color: color.textMuted });
export const posterUnknown = style({
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.mark,
});
