import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { hairline, space } from '../../theme/tokens.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  width: '20rem',
  maxWidth: '100%',
  padding: space[3],
  overflowWrap: 'anywhere',
});
/** What is seen of the button is its badge, which stands in line with the words around it. */
export const trigger = style({ display: 'inline-flex', marginInlineStart: `calc(${space[2]} * -1 - ${hairline})` });
export const chevron = style({ color: color.textMuted, '@media': { [below.tiny]: { display: 'none' } } });
