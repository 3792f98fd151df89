import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';

export const saved = style({ color: color.accentText, fill: 'currentColor' });
