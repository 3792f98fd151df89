import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/theme.css.ts';
import { radius } from '../../../theme/tokens.ts';

export const frames = style({ position: 'relative', flex: 1, minHeight: '28rem' });
export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.sunken,
  selectors: { '&[data-shown=false]': { visibility: 'hidden' } },
});
