import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { radius, space } from '../../../theme/tokens.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[3],
  paddingBlock: space[1],
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 } },
});
// A name has a line of its own there.
globalStyle(`${row} > :first-child`, { '@media': { [below.phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${row} > :nth-child(2)`, { justifySelf: 'start' });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'start',
  '@media': { [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
