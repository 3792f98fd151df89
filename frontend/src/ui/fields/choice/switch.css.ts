import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { ease, motion, space, weight } from '../../../theme/tokens.ts';

export const track = style({
  flexShrink: 0,
  width: '2.125rem',
  height: '1.25rem',
  padding: space[0.5],
  background: color.surface,
  border: `1px solid ${color.borderControl}`,
  borderRadius: '1rem',
  transition: `background-color ${motion.quick} ${ease}, border-color ${motion.quick} ${ease}`,
  selectors: {
    '[data-selected] > &': { background: color.accent, borderColor: color.accent },
    '[data-disabled] > &': { background: color.sunken, borderColor: color.border },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  // Forced colours take grounds away, and the thumb is nothing else.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
export const atEnd = style({ flexDirection: 'row-reverse', fontWeight: weight.strong, columnGap: space[4] });
export const thumb = style({
  display: 'block',
  width: '0.875rem',
  height: '0.875rem',
  background: color.borderControl,
  borderRadius: '50%',
  transition: `translate ${motion.quick} ${ease}`,
  selectors: {
    '[data-selected] > * > &': { background: color.onAccent, translate: '0.875rem 0' },
    '[data-disabled] > * > &': { background: color.textDisabled },
  },
});
