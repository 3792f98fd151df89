import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { space, type, weight } from '../../theme/tokens.ts';

export const rows = style({ display: 'grid', ...type.sm });
export const row = style({
  display: 'grid',
  gap: `0 ${space[4]}`,
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': { [from.phone]: { gridTemplateColumns: 'minmax(0, min(12rem, 40%)) minmax(0, 1fr)' } },
});
export const facts = style({
  display: 'grid',
  gap: `${space[3]} ${space[4]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...type.sm,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const long = style({ gridColumn: '1 / -1' });
export const term = style({ color: color.textMuted });
export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const strong = style([value, { fontWeight: weight.strong }]);
