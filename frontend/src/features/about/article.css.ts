import { globalStyle, style } from '@vanilla-extract/css';
import { space, type, weight } from '../../theme/tokens.ts';

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBottom: space[8],
  ...type.md,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const part = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
globalStyle(`${part} ul`, {
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
});
globalStyle(`${part} dl`, { display: 'flex', flexDirection: 'column', gap: space[4] });
globalStyle(`${part} dt`, { fontWeight: weight.strong });
globalStyle(`${part} dd`, { margin: 0 });
