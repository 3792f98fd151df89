import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { space, target } from '../../../theme/tokens.ts';

export const shown = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: `${space[3]} ${space[5]}`,
});
export const rows = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 10rem 10rem auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': {
    [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    // As wide as the longest level; what removes the skill stands beside its name.
    [below.phone]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)' },
    [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [below.tablet]: { gridColumn: '1 / -1' },
    [below.phone]: { gridRow: 1, paddingInlineEnd: target.touch },
  },
});
globalStyle(`${row} > button`, {
  '@media': { [below.phone]: { gridRow: 1, gridColumn: '-2', justifySelf: 'end' } },
});
