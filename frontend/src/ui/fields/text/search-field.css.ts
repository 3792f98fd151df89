import { style } from '@vanilla-extract/css';

export const search = style({});
export const input = style({
  '::-webkit-search-cancel-button': { display: 'none' },
});
/** It leaves its room to the hint. */
export const clear = style({ selectors: { [`${search}[data-empty] &`]: { display: 'none' } } });
