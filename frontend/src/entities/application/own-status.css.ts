import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  width: '20rem',
  maxWidth: '100%',
  padding: space[3],
  overflowWrap: 'anywhere',
});
export const chevron = style({ color: color.textMuted, '@media': { [below.tiny]: { display: 'none' } } });
