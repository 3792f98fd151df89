import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/theme.css.ts';
import { space, type } from '../../../theme/tokens.ts';

export const option = style({ selectors: { '[data-stale=true] > &': { opacity: 0.55 } } });
export const status = style({
  ...type.xs,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  color: color.textMuted,
  borderTop: `1px solid ${color.border}`,
});
export const custom = style({ color: color.accentText });

/** What is below can be pressed already. */
export const left = style({ pointerEvents: 'none', selectors: { '&[data-exiting]': { opacity: 1 } } });
