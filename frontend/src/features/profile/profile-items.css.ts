import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const item = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[2]}` });
