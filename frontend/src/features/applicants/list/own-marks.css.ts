import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const marks = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], whiteSpace: 'nowrap' });
export const star = style({ color: color.accentText, fill: 'currentColor' });
