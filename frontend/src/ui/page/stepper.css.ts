import { style } from '@vanilla-extract/css';
import { below, forcedColors, print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space, type, weight } from '../../theme/tokens.ts';

/** Paper has no steps to go to. */
export const steps = style({ '@media': { [print]: { display: 'none' } } });
export const list = style({ display: 'flex', gap: space[2] });
export const step = style({ flex: 1, minWidth: 0 });
export const press = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  width: '100%',
  paddingBlock: space[1],
  ...type.sm,
  color: color.textMuted,
  borderRadius: radius.control,
  selectors: { 'button&:hover': { color: color.text }, '[aria-current=step] &': { color: color.text } },
});
export const bar = style({
  height: '4px',
  borderRadius: radius.round,
  background: color.gauge.track,
  selectors: { '[data-state=done] &, [data-state=current] &': { background: color.accent } },
  // Backgrounds are taken away there, and the bars are nothing else.
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '[data-state=done] &, [data-state=current] &': { background: 'Highlight' } },
    },
  },
});
export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  '@media': { [below.phone]: { display: 'none' } },
});
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[aria-current=step] &': { fontWeight: weight.strong } },
});
export const doneMark = style({ color: color.accentText });
export const missingMark = style({ color: color.tone.warning.text });
/** On a phone the bars stand alone and this says where one is. */
export const summary = style({
  ...type.sm,
  display: 'none',
  marginTop: space[2],
  '@media': { [below.phone]: { display: 'block' } },
});
