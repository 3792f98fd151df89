import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0, minHeight: '100%' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const title = style({
  flex: 1,
  minWidth: '8rem',
  '@media': { [below.phone]: { flexBasis: '100%' } },
});
export const frame = style({
  flex: 1,
  width: '100%',
  minHeight: '28rem',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.sunken,
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
});
