import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color, control } from '../../theme/theme.css.ts';
import { ease, hairline, motion, radius, space, target, type, weight } from '../../theme/tokens.ts';

const ground = createVar();
const line = createVar();
const ink = createVar();
const inset = createVar();

/** Shared by buttons and by links that look like buttons. */
export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minHeight: control.height,
    vars: { [inset]: space[3] },
    paddingInline: inset,
    paddingBlock: space[1],
    ...type.sm,
    fontWeight: weight.strong,
    textAlign: 'center',
    textDecoration: 'none',
    color: ink,
    background: ground,
    border: `${hairline} solid ${line}`,
    borderRadius: radius.control,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${motion.quick} ${ease}, border-color ${motion.quick} ${ease}`,
    selectors: {
      '&[data-disabled]': {
        vars: { [ink]: color.textDisabled, [ground]: color.sunken, [line]: color.border },
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          // The ground alone says that it is chosen.
          '&[aria-pressed=true]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        vars: { [ink]: color.onAccent, [ground]: color.accent, [line]: 'transparent' },
        selectors: {
          '&[data-hovered], a&:hover, &[data-plain]:hover:enabled': { vars: { [ground]: color.accentHover } },
          '&[data-pressed], a&:active, &[data-plain]:active:enabled': { vars: { [ground]: color.accentPressed } },
        },
      },
      secondary: {
        vars: { [ink]: color.text, [ground]: color.surface, [line]: color.borderControl },
        selectors: {
          '&[data-hovered], a&:hover, &[data-plain]:hover:enabled': { vars: { [ground]: color.hover } },
          '&[data-pressed], a&:active, &[data-plain]:active:enabled': { vars: { [ground]: color.pressed } },
        },
      },
      quiet: {
        vars: { [ink]: color.text, [ground]: 'transparent', [line]: 'transparent' },
        selectors: {
          '&[data-hovered], a&:hover, &[data-plain]:hover:enabled': { vars: { [ground]: color.hover } },
          '&[data-pressed], a&:active, &[data-plain]:active:enabled, &[aria-pressed=true]': {
            vars: { [ground]: color.pressed },
          },
          '&[data-disabled]': { vars: { [ground]: 'transparent', [line]: 'transparent' } },
        },
      },
      danger: {
        vars: { [ink]: color.onDanger, [ground]: color.danger, [line]: 'transparent' },
        selectors: {
          '&[data-hovered], &[data-pressed], &[data-plain]:hover:enabled': { vars: { [ground]: color.dangerHover } },
        },
      },
    },
    size: {
      md: {},
      sm: { minHeight: control.small, vars: { [inset]: space[2] }, ...type.xs },
      lg: { minHeight: target.touch, vars: { [inset]: space[5] }, ...type.md, fontWeight: weight.strong },
    },
    shape: {
      text: {},
      icon: { width: control.height, paddingInline: 0, flexShrink: 0 },
    },
    isFullWidth: { true: { width: '100%' } },
    /** Its words stand in line with what is above and below, not its unseen edge. What is beside it needs that much more of a gap. */
    isFlush: {
      true: {
        marginInline: `calc(-1 * (${inset} + ${hairline}))`,
        // Its edge is seen there.
        '@media': { [forcedColors]: { marginInline: 0 } },
      },
    },
  },
  compoundVariants: [{ variants: { shape: 'icon', size: 'sm' }, style: { width: control.small, paddingInline: 0 } }],
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
});

/** Both labels lie in one cell, so that the button is as wide as the wider of them, always. */
export const labels = style({ display: 'inline-grid', placeItems: 'center' });
export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  selectors: { '&[data-shown=false]': { visibility: 'hidden' } },
});

/** It holds the room and shows nothing. */
export const place = style({ visibility: 'hidden' });
