import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { ease, motion, radius, space, type, weight } from '../../../theme/tokens.ts';

export const cards = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  height: '100%',
  padding: space[5],
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  transition: `border-color ${motion.quick} ${ease}, background-color ${motion.quick} ${ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.borderControl },
    '&[data-selected]': {
      borderColor: color.accent,
      background: color.accentSurface,
      boxShadow: `0 0 0 1px ${color.accent}`,
    },
    '&[data-disabled]': { color: color.textDisabled, background: color.sunken, cursor: 'not-allowed' },
  },
});
export const cardTop = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] });
export const cardIcon = style({
  color: color.accentText,
  selectors: { '[data-disabled] &': { color: color.textDisabled } },
});
export const cardTitle = style({ ...type.md, fontWeight: weight.strong });
export const cardText = style({
  ...type.sm,
  color: color.textMuted,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
