import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { space, type, weight } from '../../theme/tokens.ts';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  ...type.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const fact = style({ display: 'flex', gap: space[1], minWidth: 0 });
export const factIcon = style({ marginTop: space[0.5], color: color.textMuted });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  flexGrow: 1,
});
export const date = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  ...type.xs,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const view = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  ...type.sm,
  fontWeight: weight.strong,
  color: color.accentText,
});
