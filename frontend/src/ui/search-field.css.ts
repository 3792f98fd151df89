import { style } from '@vanilla-extract/css';

export const search = style({});
export const input = style({
  '::-webkit-search-cancel-button': { display: 'none' },
});
export const clear = style({ selectors: { [`${search}[data-empty] &`]: { visibility: 'hidden' } } });
