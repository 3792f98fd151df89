import { style } from '@vanilla-extract/css';
import { below, from, print } from '../../../theme/breakpoints.ts';
import { space, target } from '../../../theme/tokens.ts';

const labelHeight = target.small;

/** The fields start at one height, so that an error below one of them moves no other. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'flex-start',
  '@media': { [print]: { display: 'none' } },
});
/** Wide enough for its hint beside the others at 1280 px. */
export const search = style({ flex: '4 1 13.5rem', minWidth: 0 });
export const choice = style({ flex: '1 1 7.75rem', minWidth: 0 });
export const range = style({ flex: '1 1 15rem', minWidth: 0 });
export const years = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'start',
  '@media': { [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  '@media': { [from.tablet]: { paddingTop: labelHeight } },
});
export const stacked = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
