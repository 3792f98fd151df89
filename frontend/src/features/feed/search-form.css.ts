import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { space } from '../../theme/tokens.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const words = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@media': { [from.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** On a phone these stand in the sheet of filters. */
export const filters = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [below.tablet]: { display: 'none' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
