import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, motion, radius, space } from '../../theme/tokens.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});
export const padding = styleVariants({
  none: { padding: 0 },
  md: { padding: space[4] },
  lg: { padding: space[6], '@media': { [below.phone]: { padding: space[4] } } },
});
export const gap = styleVariants(space, (value) => ({ gap: value }));
export const linked = style({
  transition: `border-color ${motion.quick} ${ease}, background-color ${motion.quick} ${ease}`,
  selectors: {
    '&:hover': { borderColor: color.borderControl },
    '&:has([data-card-link][aria-current=true])': {
      borderColor: color.accent,
      boxShadow: `inset ${space[0.5]} 0 0 ${color.accent}`,
    },
    '&:has([data-card-link]:active)': { background: color.hover },
    '&:has([data-card-link]:focus-visible), [data-by-keyboard] &:has([data-card-link]:focus)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});
/** Stretches over the card; what is pressed inside it lies above. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none !important',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
});
export const above = style({ position: 'relative', zIndex: 1, flexShrink: 0 });
