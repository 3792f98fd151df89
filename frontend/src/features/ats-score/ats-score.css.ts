import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, hairline, headerHeight, motion, radius, space } from '../../theme/tokens.ts';

/** The form, and the result beside it where there is room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"form" "result" "more"',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      gridTemplateAreas: '"form result" "more result"',
      gridTemplateRows: 'auto 1fr',
      gap: space[8],
    },
  },
});
export const form = style({ gridArea: 'form', display: 'flex', flexDirection: 'column', gap: space[5], minWidth: 0 });
export const more = style({ gridArea: 'more', display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });
export const aside = style({
  gridArea: 'result',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  scrollMarginTop: `calc(${headerHeight} + ${space[4]})`,
});
export const result = style({
  transition: `opacity ${motion.calm} ${ease}`,
  selectors: { '&[data-stale]': { opacity: 0.5 } },
});
/** The number and what it means; one below the other where there is no room. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[5],
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const nudge = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[4],
  background: color.sunken,
  borderRadius: radius.control,
});
export const anyWords = style({ overflowWrap: 'anywhere' });
export const gains = style({ display: 'flex', flexDirection: 'column', gap: space[0.5], marginTop: space[1] });
export const checks = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  border: `${hairline} solid ${color.border}`,
  borderRadius: radius.card,
});
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  selectors: { '& + &': { borderTop: `${hairline} solid ${color.border}` } },
});
export const checkWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
