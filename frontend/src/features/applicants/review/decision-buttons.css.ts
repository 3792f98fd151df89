import { style } from '@vanilla-extract/css';
import { below, print } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/tokens.ts';

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  '@media': { [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [print]: { display: 'none' } },
});
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
