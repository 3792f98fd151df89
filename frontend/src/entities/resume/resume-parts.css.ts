import { style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space, target, type, weight } from '../../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const resume = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  paddingInlineEnd: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  selectors: { '&[data-selected=true]': { borderColor: color.accent, background: color.accentSurface } },
});
export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minWidth: 0,
  minHeight: target.pointer,
  padding: `${space[2]} 0 ${space[2]} ${space[3]}`,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: target.touch } },
});
export const name = style({ ...type.sm, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  ...type.xs,
  fontWeight: weight.regular,
  color: color.textMuted,
});
export const unreadable = style({ color: color.tone.danger.text });
