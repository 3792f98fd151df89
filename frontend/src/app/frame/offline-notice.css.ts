import { style } from '@vanilla-extract/css';
import { print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { layer, radius, space, type } from '../../theme/tokens.ts';

export const place = style({
  position: 'fixed',
  insetInline: 0,
  bottom: space[4],
  zIndex: layer.toast,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: space[4],
  pointerEvents: 'none',
  '@media': { [print]: { display: 'none' } },
});
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  ...type.sm,
  color: color.tooltipText,
  background: color.tooltip,
  borderRadius: radius.card,
  boxShadow: color.shadow,
});
