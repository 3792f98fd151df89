import { style, styleVariants } from '@vanilla-extract/css';
import { below, touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, motion, radius, space, target, type } from '../../theme/tokens.ts';

/** It stands beside a form, below a table and in a narrow column: what counts is its own width. */
const roomy = '(min-width: 26rem)';
const wide = '(min-width: 50rem)';

export const panel = style({ containerType: 'inline-size' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[3]} ${space[6]}`,
  alignItems: 'center',
  '@container': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});
export const summary = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  minWidth: 0,
  '@media': { [below.tiny]: { flexWrap: 'wrap' } },
});
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[4],
  '@container': {
    [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** The mark beside, the words below each other. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  alignItems: 'center',
  minHeight: target.row,
  paddingBlock: space[1],
  paddingInline: space[2],
  marginInline: `-${space[2]}`,
  color: color.text,
  textDecoration: 'none',
  borderRadius: radius.control,
  transition: `background-color ${motion.quick} ${ease}`,
  ':hover': { background: color.hover },
  '@media': { [touch]: { minHeight: target.touch } },
});
const markColor = {
  completed: color.tone.success.text,
  incomplete: color.textMuted,
  unknown: color.textMuted,
} as const;
export const mark = styleVariants(markColor, (value) => ({ gridRow: '1 / 3', color: value }));
export const title = style({ gridColumn: 2, ...type.sm });
export const state = style({ gridColumn: 2, ...type.xs, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
