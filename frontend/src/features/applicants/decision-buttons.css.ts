import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const buttons = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2] });
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
