import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, print } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

/** Two columns that scroll by themselves, so that the answers stay beside the page of the resume that is read. */
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(22rem, 5fr) minmax(0, 7fr)',
      height: '100%',
    },
  },
});
export const about = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: 1,
  minWidth: 0,
  padding: space[4],
  '@media': {
    [from.phone]: { padding: space[6] },
    [from.desktop]: { overflowY: 'auto', borderInlineEnd: `1px solid ${color.border}` },
  },
});
export const resume = style({
  minWidth: 0,
  overflowY: 'auto',
  padding: space[4],
  background: color.canvas,
  '@media': { [print]: { overflow: 'visible', background: 'none' } },
});
/** In one line on the narrowest phone, too. */
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [below.small]: { gap: space[1] } },
});
export const score = style({ marginInlineEnd: 'auto' });
/** What is there to be pressed. */
export const pressed = style({ display: 'contents', '@media': { [print]: { display: 'none' } } });
globalStyle(`${about} a[href^="mailto:"]`, { color: color.accentText, overflowWrap: 'anywhere' });
