import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';

export const saved = style({ color: color.accentText, fill: 'currentColor' });
/** As wide as the longer of its two words, so that nothing beside it moves. */
export const word = style({
  display: 'inline-grid',
  '::after': { content: '"Saved"', height: 0, overflow: 'hidden', visibility: 'hidden' },
});
