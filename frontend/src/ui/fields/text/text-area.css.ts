import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/theme.css.ts';
import { space, type } from '../../../theme/tokens.ts';

export const foot = style({
  display: 'flex',
  gap: space[3],
  justifyContent: 'space-between',
  alignItems: 'flex-start',
});
export const counter = style({
  ...type.xs,
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state=near]': { color: color.tone.warning.text },
    '&[data-state=over]': { color: color.tone.danger.text },
  },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });
