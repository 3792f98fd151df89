import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { space, type, weight } from '../../theme/tokens.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '30rem',
  marginInline: 'auto',
  paddingBlock: space[10],
  paddingInline: space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const compact = style({ gap: space[1], paddingBlock: space[5] });
export const icon = style({ marginBottom: space[1], color: color.textMuted });
export const title = style({ ...type.md, fontWeight: weight.strong, textWrap: 'balance' });
export const text = style({ ...type.sm, color: color.textMuted, textWrap: 'pretty' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginTop: space[3],
});
