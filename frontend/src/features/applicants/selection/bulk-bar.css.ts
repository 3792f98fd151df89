import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, low, print } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { layer, radius, space } from '../../../theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  bottom: space[2],
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[2],
  padding: space[2],
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
  '@media': {
    [from.desktop]: { alignSelf: 'flex-start', paddingInlineStart: space[4] },
    [low]: { position: 'static' },
    [print]: { display: 'none' },
  },
});
export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minHeight: '2.25rem',
  width: '100%',
  paddingInlineStart: space[1],
  '@media': { [from.desktop]: { width: 'auto', minWidth: '7rem', paddingInlineStart: 0 } },
});
export const status = style({
  flex: 1,
  minWidth: 0,
  '@media': { [from.tablet]: { flex: 'none', width: '11rem' } },
});
// Two lines on the narrowest phones: a third would cover another applicant.
globalStyle(`${bar} button`, { '@media': { [below.small]: { paddingInline: space[2] } } });
globalStyle(`${count} button`, { '@media': { [below.small]: { paddingInline: space[1] } } });
