import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { radius, space, target, type, weight } from '../../theme/tokens.ts';

export const summary = style({
  padding: space[4],
  ...type.sm,
  background: color.tone.danger.surface,
  border: `1px solid ${color.tone.danger.border}`,
  borderInlineStart: `4px solid ${color.danger}`,
  borderRadius: radius.control,
});
export const title = style({ ...type.md, fontWeight: weight.strong });
export const list = style({ marginTop: space[2], display: 'flex', flexDirection: 'column', gap: space[1] });
export const link = style({
  display: 'inline-block',
  minHeight: target.small,
  color: color.tone.danger.text,
  fontWeight: weight.strong,
  textUnderlineOffset: '0.2em',
  selectors: { '&[data-mended]': { color: color.textMuted, textDecoration: 'line-through' } },
});
