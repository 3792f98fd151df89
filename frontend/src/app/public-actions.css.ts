import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';

export const words = style({ display: 'none', '@media': { [from.phone]: { display: 'inline' } } });
