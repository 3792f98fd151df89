import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, touch } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { ease, motion, radius, space, target, type } from '../../../theme/tokens.ts';

/** The row a checkbox or radio is pressed by. */
export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minHeight: target.small,
  paddingBlock: space[0.5],
  ...type.sm,
  color: color.text,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: 'none' },
  },
  '@media': { [touch]: { minHeight: target.touch, alignItems: 'center' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.125rem',
  height: '1.125rem',
  marginBlock: '1px',
  color: color.onAccent,
  background: color.surface,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.box,
  transition: `background-color ${motion.quick} ${ease}, border-color ${motion.quick} ${ease}`,
  selectors: {
    'label[data-hovered] &, label:hover &': { borderColor: color.textMuted },
    'label[data-selected] &, label[data-indeterminate] &, label:has(:checked) &': {
      background: color.accent,
      borderColor: color.accent,
    },
    'label[data-invalid] &': { borderColor: color.danger },
    'label[data-disabled] &': { background: color.sunken, borderColor: color.border, color: color.textDisabled },
    'label[data-focus-visible] &, label:has(:focus-visible) &, [data-by-keyboard] label:has(:focus) &': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
globalStyle(`${box} > svg`, { visibility: 'hidden' });
globalStyle(
  `label[data-selected] > ${box} > svg, label[data-indeterminate] > ${box} > svg, label:has(:checked) > ${box} > svg`,
  { visibility: 'visible' },
);

export const round = style({ borderRadius: '50%' });
export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  background: 'currentColor',
  selectors: { 'label:not([data-selected], :has(:checked)) &': { visibility: 'hidden' } },
});

export const words = style({ minWidth: 0, flex: 1 });
export const hint = style({ display: 'block', ...type.xs, color: color.textMuted });
export const count = style({
  ...type.xs,
  lineHeight: type.sm.lineHeight,
  marginInlineStart: 'auto',
  paddingInlineStart: space[2],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const options = style({ display: 'flex', flexDirection: 'column', gap: space[0.5] });
export const inline = style({ flexDirection: 'row', flexWrap: 'wrap', columnGap: space[5] });
