import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { radius, target } from '../../../theme/tokens.ts';

/** As wide as its stars, so that something may stand beside them. */
export const rating = style({ selectors: { '&&': { width: 'max-content', maxWidth: '100%' } } });
export const stars = style({ display: 'flex', flexWrap: 'wrap' });
export const star = style({
  display: 'grid',
  placeItems: 'center',
  width: target.pointer,
  height: target.pointer,
  borderRadius: radius.box,
  color: color.borderControl,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { color: color.accentText },
    '&[data-filled=true]': { color: color.accentText },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
  },
  '@media': { [touch]: { width: target.touch, height: target.touch } },
});
globalStyle(`${star}[data-filled=true] > svg`, { fill: 'currentColor' });
