import { mobileBreakpoint } from '@waypost/contracts/constants';

/** Widths in px at which a layout changes. A phone in portrait is below `phone`; the sidebar is a sheet below `tablet`, and a rail of icons below `wide`. From `split` a post fits beside its list. */
export const breakpoints = { phone: 480, tablet: mobileBreakpoint, desktop: 1024, wide: 1100, split: 1440 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries that hold from a width upwards. */
export const from = {
  phone: `(min-width: ${breakpoints.phone}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  split: `(min-width: ${breakpoints.split}px)`,
} as const satisfies Record<Breakpoint, string>;

/** Media queries that hold below a width. */
export const below = {
  phone: `(max-width: ${breakpoints.phone - 0.02}px)`,
  tablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  desktop: `(max-width: ${breakpoints.desktop - 0.02}px)`,
  wide: `(max-width: ${breakpoints.wide - 0.02}px)`,
  split: `(max-width: ${breakpoints.split - 0.02}px)`,
} as const satisfies Record<Breakpoint, string>;

/** On paper: light, without the frame of a page. */
export const print = 'print';
export const touch = '(pointer: coarse)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
