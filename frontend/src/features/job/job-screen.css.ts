import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { headerHeight, layer, radius, space, type, weight, width } from '../../theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: space[4],
});
export const sticky = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  background: color.canvas,
  '@media': {
    [from.tablet]: {
      position: 'sticky',
      top: headerHeight,
      zIndex: layer.sticky,
      borderBottom: `1px solid ${color.border}`,
    },
  },
});
/** The arrow stands in line with the text, not the edge of its button. */
export const back = style({ marginInlineStart: `calc(-1 * ${space[2]})` });
export const titles = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });
export const company = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  ...type.md,
  color: color.textMuted,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const posted = style({ ...type.sm, color: color.textMuted });
export const posterUnknown = style({
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.mark,
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: `minmax(0, ${width.reading}) minmax(16rem, 1fr)`, gap: space[6] },
  },
});
/** Before the text on a phone, beside it where there is room. */
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [from.desktop]: { order: 1 } },
});
// What takes focus must not come to lie under the block that sticks.
globalStyle(`${layout} :is(a, button, input)`, { scrollMarginTop: '10rem' });

export const questions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  ...type.sm,
});
export const skill = style({ color: color.text, fontWeight: weight.strong });
export const jobId = style({ overflowWrap: 'anywhere' });
