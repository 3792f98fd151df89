import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** The header and a row of tabs stay in sight when another page is shown. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4], scrollMarginTop: '8rem' });
