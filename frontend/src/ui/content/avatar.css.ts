import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { target, type, weight } from '../../theme/tokens.ts';

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
export const widths = { sm: target.pointer, md: target.row, lg: '6rem' } as const;
const square = (width: string) => ({ width, height: width });
export const size = styleVariants({
  sm: { ...square(widths.sm), fontSize: type.xs.fontSize },
  md: { ...square(widths.md), fontSize: type.sm.fontSize },
  lg: { ...square(widths.lg), fontSize: type.xxl.fontSize },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
