import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { space, target } from '../../theme/tokens.ts';

const labelHeight = target.small;

/** The fields start at one height, so that an error below one of them moves no other. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 3fr) minmax(0, 2fr) auto' },
  },
});
export const search = style({ minWidth: 0 });
export const country = style({ minWidth: 0, '@media': { [from.desktop]: { gridColumn: 'auto' } } });
export const years = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'start',
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  '@media': { [from.tablet]: { paddingTop: labelHeight } },
});
export const stacked = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
