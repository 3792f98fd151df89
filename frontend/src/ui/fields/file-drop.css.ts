import { style } from '@vanilla-extract/css';
import { print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, motion, radius, space, type } from '../../theme/tokens.ts';

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  ...type.sm,
  background: color.sunken,
  border: `1px dashed ${color.borderControl}`,
  borderRadius: radius.card,
  transition: `background-color ${motion.quick} ${ease}, border-color ${motion.quick} ${ease}`,
  '@media': { [print]: { display: 'none' } },
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-drop-target]': { background: color.accentSurface, borderColor: color.accent, borderStyle: 'solid' },
  },
});
export const words = style({ flex: 1, minWidth: 'min(10rem, 100%)' });
