import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, low, print } from '../../theme/breakpoints.ts';
import { space, target } from '../../theme/tokens.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  // How many there are may need a line of its own, which is there before the words are.
  '@media': { [below.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
/** As high and as wide as with the button that tells of news, which comes and goes: nothing may move for it. */
export const found = style({
  flex: '1 1 22rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: target.touch,
  '@media': { [from.tablet]: { minHeight: target.pointer }, [below.phone]: { flex: 'none' } },
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': {
    // Two beside each other, by their words alone.
    [below.small]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [print]: { display: 'none' },
  },
});
globalStyle(`${controls} > button svg`, { '@media': { [below.small]: { display: 'none' } } });
/** As wide as its longest words. */
export const sort = style({ width: '14rem' });
export const results = style({});
// What takes focus must not come to lie under the bar that sticks below, or under the header of the table.
globalStyle(`${results} :is(a, button, input)`, {
  scrollMarginBlock: '8rem',
  // Where the bar does not stick, so much room would leave none for what takes focus.
  '@media': { [low]: { scrollMarginBlock: `${space[12]} ${space[2]}` } },
});
export const company = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const postLink = style({ '@media': { [print]: { display: 'none' } } });
