import { globalStyle, style } from '@vanilla-extract/css';
import { from, print } from '../../theme/breakpoints.ts';
import { color, control } from '../../theme/theme.css.ts';
import { space, type } from '../../theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  paddingBlock: space[5],
  '@media': { [from.tablet]: { paddingBlock: space[8] } },
});
export const dense = style({
  selectors: { '&&': { gap: space[3], paddingBlock: space[3] } },
});
/** Heading and description in one line, as long as there is room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minWidth: 0,
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[3],
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });
/** A heading alone is level with the buttons beside it. */
globalStyle(`${words} > h1:only-child`, {
  paddingBlock: `calc((${control.height} - ${type.xl.lineHeight}) / 2)`,
});
export const description = style({ ...type.sm, color: color.textMuted, maxWidth: '68ch' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minWidth: 0,
  '@media': { [print]: { display: 'none' } },
});
