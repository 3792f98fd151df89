import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space, type, weight } from '../../theme/tokens.ts';

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[4],
  border: '1px solid',
  borderRadius: radius.card,
  ...type.sm,
  color: color.text,
  '@media': { [below.phone]: { flexWrap: 'wrap' } },
});
export const tone = styleVariants({
  neutral: { background: color.surface, borderColor: color.border },
  info: { background: color.tone.info.surface, borderColor: color.tone.info.border },
  success: { background: color.tone.success.surface, borderColor: color.tone.success.border },
  warning: { background: color.tone.warning.surface, borderColor: color.tone.warning.border },
  danger: { background: color.tone.danger.surface, borderColor: color.tone.danger.border },
});
export const icon = styleVariants({
  neutral: { color: color.textMuted },
  info: { color: color.tone.info.text },
  success: { color: color.tone.success.text },
  warning: { color: color.tone.warning.text },
  danger: { color: color.tone.danger.text },
});
export const words = style({ flex: 1, minWidth: 'min(12rem, 100%)' });
export const title = style({ fontWeight: weight.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignSelf: 'center' });
