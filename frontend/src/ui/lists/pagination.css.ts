import { style } from '@vanilla-extract/css';
import { below, print } from '../../theme/breakpoints.ts';
import { color, control } from '../../theme/theme.css.ts';
import { radius, space, target, type, weight } from '../../theme/tokens.ts';

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[0.5],
  marginInlineStart: 'auto',
  '@media': { [print]: { display: 'none' } },
});
export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: control.height,
  height: control.height,
  paddingInline: space[1],
  ...type.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  borderRadius: radius.control,
  selectors: {
    '&:hover:not(:disabled)': { background: color.hover },
    '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[aria-current=page]': { fontWeight: weight.strong, color: color.accentText, background: color.accentSurface },
  },
  '@media': { [below.phone]: { minWidth: target.row } },
});
/** On a phone, previous and next are enough beside the words. */
export const wideOnly = style({ '@media': { [below.phone]: { display: 'none' } } });
