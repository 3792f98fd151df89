import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { hairline, space, type, weight } from '../../theme/tokens.ts';

/** Three beside each other on a phone, too: they are read at a glance, and what waits comes below. Where a word of theirs has no room, a line each. */
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [below.phone]: { gap: space[2] }, [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[1],
  height: '100%',
  padding: space[4],
  '@media': {
    [below.phone]: { paddingInline: space[2], paddingBlock: space[3] },
    [below.small]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: space[3],
      paddingInline: space[3],
      paddingBlock: space[2],
    },
  },
});
export const statLabel = style({
  ...type.sm,
  color: color.textMuted,
  '@media': { [below.phone]: type.xs, [below.small]: type.sm },
});
export const number = style({
  ...type.xl,
  display: 'flex',
  alignItems: 'center',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const uncounted = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  alignItems: 'center',
  minHeight: type.xl.lineHeight,
  ...type.xs,
  color: color.textMuted,
  '@media': { [below.small]: { justifyContent: 'flex-end' } },
});
// Its word stands in line with what is said above it, not the edge of the button.
globalStyle(`${uncounted} button`, {
  marginInlineStart: `calc(-1 * (${space[2]} + ${hairline}))`,
  '@media': { [below.small]: { marginInline: `0 calc(-1 * (${space[2]} + ${hairline}))` } },
});
globalStyle(`${uncounted} button > span`, {
  justifyItems: 'start',
  '@media': { [below.small]: { justifyItems: 'end' } },
});
export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  ...type.sm,
});
export const cardHead = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
  '@media': { [below.tiny]: { flexWrap: 'wrap' } },
});
/** A column is never narrower than a few words of it. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  minWidth: '12rem',
  overflowWrap: 'anywhere',
  '@media': { [below.tiny]: { minWidth: 0 } },
});
/** What a row is about has more room than the rest of it. */
export const about = style({ minWidth: '12rem', overflowWrap: 'anywhere' });
export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const job = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[0.5]} ${space[6]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  paddingInline: space[4],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem 6rem' } },
});
export const jobWords = style({ minWidth: 0, ...type.sm });

/** Two lines on a phone, which are there before the words are. */
export const waiting = style({
  display: 'block',
  '@media': { [below.phone]: { minHeight: `calc(2 * ${type.md.lineHeight})` } },
});
