import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { headerHeight, radius, space } from '../../theme/tokens.ts';

export const panel = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[4],
  color: color.text,
  background: color.tone.success.surface,
  border: `1px solid ${color.tone.success.border}`,
  borderRadius: radius.card,
  '@media': { [below.tiny]: { flexDirection: 'column' } },
  // Below the header and the title that stick.
  scrollMarginTop: `calc(${headerHeight} + 7rem)`,
});
export const icon = style({ flexShrink: 0, paddingTop: space[0.5], color: color.tone.success.text });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
