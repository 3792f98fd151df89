import { style } from '@vanilla-extract/css';
import { below, touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { icon, radius, space, target, type, weight } from '../../theme/tokens.ts';

export const resume = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  selectors: { '&[data-selected=true]': { borderColor: color.accent, background: color.accentSurface } },
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  minHeight: target.pointer,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: target.touch } },
});
export const radio = style({
  flexShrink: 0,
  width: `${icon.sm}px`,
  height: `${icon.sm}px`,
  accentColor: color.accent,
});
export const actions = style({
  display: 'flex',
  '@media': { [below.phone]: { gridColumn: '1 / -1', gridRow: 3, justifySelf: 'end' } },
});
export const name = style({ ...type.sm, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const facts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  paddingInlineStart: space[6],
  ...type.xs,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const unreadable = style({ color: color.tone.danger.text });
