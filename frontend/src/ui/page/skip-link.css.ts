import { style } from '@vanilla-extract/css';
import { print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { layer, radius, space, type, weight } from '../../theme/tokens.ts';

export const skip = style({
  position: 'fixed',
  top: space[2],
  left: space[2],
  zIndex: layer.toast,
  padding: `${space[2]} ${space[4]}`,
  ...type.sm,
  fontWeight: weight.strong,
  color: color.onAccent,
  background: color.accent,
  borderRadius: radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  // What is fixed stands on each sheet, and above one is the end of the one before.
  '@media': { [print]: { display: 'none' } },
});
