import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { space } from '../../theme/tokens.ts';

export const words = style({ display: 'none', '@media': { [from.phone]: { display: 'inline' } } });
export const state = style([words, { marginInlineEnd: space[2] }]);

/** What is offered to who is signed out, in a page that came drawn: see `public/before-paint.js`. */
export const forSignedOut = style({
  display: 'contents',
  selectors: { '[data-session="unknown"] &': { visibility: 'hidden' } },
});
