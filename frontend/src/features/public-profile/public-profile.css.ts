import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space, type, weight } from '../../theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': { [print]: { padding: 0 } },
});
export const screenOnly = style({ '@media': { [print]: { display: 'none' } } });
export const profile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [print]: { gap: space[3] } },
});

export const head = style({
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  '@media': { [print]: { background: 'none', border: 'none', borderRadius: 0 } },
});
/** Lines of a map, on which the product's name stands for a way. */
export const banner = style({
  height: '7rem',
  background: `linear-gradient(to right, ${color.accentSurface} 20%, transparent), repeating-radial-gradient(circle at 88% 140%, transparent 0 15px, ${color.accentBorder} 15px 16px), ${color.accentSurface}`,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [below.phone]: { height: '5rem' }, [print]: { display: 'none' } },
});
export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `0 ${space[4]}`,
  alignItems: 'start',
  paddingInline: space[6],
  paddingBottom: space[5],
  '@media': {
    [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: space[4] },
    [below.tiny]: { display: 'block' },
    [print]: { display: 'block', padding: 0 },
  },
});
export const face = style({
  display: 'flex',
  width: 'max-content',
  marginTop: `calc(-1 * ${space[8]})`,
  padding: space[1],
  background: color.surface,
  borderRadius: radius.round,
  '@media': { [print]: { display: 'none' } },
});
export const names = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  paddingTop: space[4],
  '@media': {
    [below.tablet]: { gridRow: 2, gridColumn: '1 / -1', paddingTop: space[2] },
    [print]: { paddingTop: 0 },
  },
});
export const actions = style({ paddingTop: space[4], '@media': { [print]: { display: 'none' } } });

export const counters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: `1px solid ${color.border}`,
  '@media': {
    [below.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [print]: { display: 'none' },
  },
});
export const counter = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingBlock: space[3],
  paddingInline: space[6],
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.border}` } },
  '@media': {
    [below.tablet]: { paddingInline: space[4] },
    [below.phone]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 'none' },
        '&:nth-child(n+3)': { borderTop: `1px solid ${color.border}` },
      },
    },
  },
});
export const counterTerm = style({ ...type.xs, color: color.textMuted });
export const counterValue = style({ ...type.lg, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [from.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: space[8] },
    [print]: { display: 'block' },
  },
});
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  '@media': { [print]: { gap: space[1], marginBottom: space[3] } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: space[3],
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [print]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` },
  },
});
export const term = style({ ...type.xs, color: color.textMuted });
export const value = style({ ...type.sm });
globalStyle(`${value} a`, { color: color.accentText, textUnderlineOffset: '0.2em' });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  '@media': { [print]: { ...type.xs } },
});
export const printedLink = style({
  display: 'none',
  '@media': { [print]: { display: 'inline', marginInlineStart: space[1] } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minWidth: 0,
  '@media': { [print]: { display: 'block' } },
});
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minWidth: 0,
  '@media': { [print]: { display: 'block' } },
});
export const tabs = style({ minWidth: 0, '@media': { [print]: { display: 'none' } } });

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  selectors: { '&[data-shown=false]': { display: 'none' } },
  '@media': {
    [print]: {
      marginTop: space[4],
      // A page break is looked for between blocks only.
      selectors: { '&, &[data-shown=false]': { display: 'block' } },
    },
  },
});
globalStyle(`${section} > h2`, {
  '@media': {
    [print]: { marginBottom: space[2], borderBottom: `1px solid ${color.borderControl}`, breakAfter: 'avoid' },
  },
});
export const about = style([section, { gap: space[2] }]);
export const postedJobs = style([section, { '@media': { [print]: { display: 'none' } } }]);

export const items = style({
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  '@media': { [print]: { background: 'none', border: 'none' } },
});
export const item = style({
  padding: space[5],
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': {
    [below.phone]: { padding: space[4] },
    [print]: { padding: 0, breakInside: 'avoid', selectors: { '& + &': { border: 'none', marginTop: space[3] } } },
  },
});
export const itemTitle = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
});
/** On paper the dates say whether something goes on. */
export const itemBadge = style({ flexShrink: 0, '@media': { [print]: { display: 'none' } } });
export const itemText = style({ marginTop: space[3], '@media': { [print]: { marginTop: space[1] } } });
/** As wide as paper is. */
globalStyle(`${itemText} > div, ${about} > div`, { '@media': { [print]: { ...type.sm, maxWidth: 'none' } } });
export const skills = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space[2],
  '@media': { [print]: { gap: `${space[1]} ${space[4]}` } },
});
export const skill = style({
  padding: `${space[2]} ${space[3]}`,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  '@media': { [print]: { padding: 0, background: 'none', border: 'none', breakInside: 'avoid' } },
});

export const jobs = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const steps = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const noStep = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  ...type.xs,
  color: color.textDisabled,
});
