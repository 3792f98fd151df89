import { mobileBreakpoint } from '@waypost/contracts/constants';

/** Widths in px, at the usual font size, at which a layout changes. A phone is below `tiny` only where its letters are larger than usual, below `small` where it is one of the narrowest, and below `phone` in portrait; the sidebar is a sheet below `tablet`, and a rail of icons below `wide`. From `table` the columns of a list fit beside that rail. From `split` a post fits beside its list. */
const breakpoints = {
  tiny: 320,
  small: 375,
  phone: 480,
  tablet: mobileBreakpoint,
  desktop: 1024,
  table: 1120,
  wide: 1280,
  split: 1440,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** In em, as sizes are in rem: who has set their browser to a larger font gets the layout that has room for it. */
const em = (px: number) => `${px / 16}em`;

/** Media queries that hold from a width upwards. */
export const from = {
  tiny: `(min-width: ${em(breakpoints.tiny)})`,
  small: `(min-width: ${em(breakpoints.small)})`,
  phone: `(min-width: ${em(breakpoints.phone)})`,
  tablet: `(min-width: ${em(breakpoints.tablet)})`,
  desktop: `(min-width: ${em(breakpoints.desktop)})`,
  table: `(min-width: ${em(breakpoints.table)})`,
  wide: `(min-width: ${em(breakpoints.wide)})`,
  split: `(min-width: ${em(breakpoints.split)})`,
} as const satisfies Record<Breakpoint, string>;

/** Media queries that hold below a width. */
export const below = {
  tiny: `(max-width: ${em(breakpoints.tiny - 0.02)})`,
  small: `(max-width: ${em(breakpoints.small - 0.02)})`,
  phone: `(max-width: ${em(breakpoints.phone - 0.02)})`,
  tablet: `(max-width: ${em(breakpoints.tablet - 0.02)})`,
  desktop: `(max-width: ${em(breakpoints.desktop - 0.02)})`,
  table: `(max-width: ${em(breakpoints.table - 0.02)})`,
  wide: `(max-width: ${em(breakpoints.wide - 0.02)})`,
  split: `(max-width: ${em(breakpoints.split - 0.02)})`,
} as const satisfies Record<Breakpoint, string>;

/** A page enlarged to 400 %, or a phone on its side: what sticks to both edges would leave no room between. */
export const low = `(max-height: ${em(320)})`;

/** A phone on its side, larger ones too: what sticks is a line or two. */
export const flat = `(max-height: ${em(480)})`;

/** On paper: light, without the frame of a page. */
export const print = 'print';
export const touch = '(pointer: coarse)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const moreContrast = '(prefers-contrast: more)';
export const forcedColors = '(forced-colors: active)';
