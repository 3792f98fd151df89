import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { ease, layer, motion, radius, space, type } from '../../theme/tokens.ts';

export const tooltip = style({
  ...type.xs,
  maxWidth: '16rem',
  paddingBlock: space[1],
  paddingInline: space[2],
  color: color.tooltipText,
  background: color.tooltip,
  border: '1px solid transparent',
  borderRadius: radius.control,
  zIndex: layer.toast,
  transition: `opacity ${motion.quick} ${ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
