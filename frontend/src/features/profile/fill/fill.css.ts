import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { radius, space, type } from '../../../theme/tokens.ts';

export const group = style({ border: `1px solid ${color.border}`, borderRadius: radius.card, minWidth: 0 });
export const groupHead = style({
  paddingInline: space[4],
  paddingBlock: space[2],
  background: color.sunken,
  borderBottom: `1px solid ${color.border}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
});
export const note = style({
  ...type.xs,
  color: color.textMuted,
  padding: `${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${color.border}`,
});
export const found = style({
  minWidth: 0,
  padding: `${space[2]} ${space[4]}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
});
export const words = style({ flex: 1, minWidth: 0 });
/** Stand below the words of the box that they belong to. */
const besideBox = `calc(1.125rem + ${space[2]})`;
export const facts = style({ ...type.xs, color: color.textMuted, paddingInlineStart: besideBox });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  paddingBlock: space[2],
  paddingInlineStart: besideBox,
  '@media': { [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: 0 } },
});
export const wide = style({ gridColumn: '1 / -1' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  width: '100%',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
