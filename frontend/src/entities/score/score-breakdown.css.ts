import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { radius, space, type } from '../../theme/tokens.ts';

export const parts = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const part = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const partHead = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
/** "5 / 17" in one line. */
export const points = style({ whiteSpace: 'nowrap' });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.border}`,
});
export const track = style({
  height: space[1],
  overflow: 'hidden',
  background: color.gauge.track,
  borderRadius: radius.round,
  // Forced colours take grounds away.
  forcedColorAdjust: 'none',
});
export const fill = style({ height: '100%', background: color.accent, borderRadius: radius.round });
export const evidence = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  ...type.xs,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const advice = style({ display: 'flex', gap: space[1], ...type.xs, overflowWrap: 'anywhere' });
