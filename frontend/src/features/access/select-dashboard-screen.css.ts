import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';

export const icon = style({ color: color.accentText });
