import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/theme.css.ts';
import { target, type, weight } from '../theme/tokens.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  color: color.accentText,
  background: color.accentSurface,
  border: `1px solid ${color.accentBorder}`,
  borderRadius: '50%',
  fontWeight: weight.strong,
  userSelect: 'none',
});
export const size = styleVariants({
  sm: { width: target.pointer, height: target.pointer, fontSize: type.xs.fontSize },
  md: { width: target.row, height: target.row, fontSize: type.sm.fontSize },
  lg: { width: '6rem', height: '6rem', fontSize: type.xxl.fontSize },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
