import { globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors, from, print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, headerHeight, motion, radius, space, type, weight, width } from '../../theme/tokens.ts';

const beside = '"main aside" "end aside"';

/** What a new post may begin with: one below the other on a phone, two by two, or all beside each other, never one alone at the end. */
export const beginnings = style({
  display: 'grid',
  gap: space[2],
  // As wide as there is room, which what it stands in takes from it.
  width: '100vw',
  maxWidth: '100%',
  '@media': {
    [from.phone]: { gridTemplateColumns: 'repeat(2, max-content)', width: 'auto' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, max-content)' },
  },
});

/** What is typed, what stands beside it, and the buttons: one below the other where there is no room, the buttons last. */
export const body = style({
  display: 'grid',
  gridTemplateAreas: '"main" "aside" "end"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [from.desktop]: {
      gridTemplateAreas: beside,
      gridTemplateColumns: `minmax(0, ${width.reading}) minmax(${width.sidebar}, 1fr)`,
      gridTemplateRows: 'auto 1fr',
    },
  },
});
/** Texts are read beside the form here, so they get more room. */
export const bodyWithText = style([
  body,
  { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' } } },
]);
export const main = style({ gridArea: 'main', display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });
export const aside = style({
  gridArea: 'aside',
  minWidth: 0,
  '@media': { [from.desktop]: { position: 'sticky', top: `calc(${headerHeight} + ${space[6]})` } },
});
export const end = style({ gridArea: 'end', display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });
export const wideOnly = style({ '@media': { [below.desktop]: { display: 'none' } } });
export const stepTitle = style({ outline: 'none', scrollMarginTop: headerHeight });
export const draftKept = style({ display: 'flex', alignItems: 'center', gap: space[1], minHeight: type.sm.lineHeight });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingTop: space[5],
  borderTop: `1px solid ${color.border}`,
  '@media': { [below.phone]: { flexWrap: 'wrap', gap: space[2] }, [print]: { display: 'none' } },
});
export const forward = style({ display: 'flex', gap: space[2], '@media': { [below.phone]: { display: 'contents' } } });
// On a phone each line of them is filled.
globalStyle(`${foot} button`, { '@media': { [below.phone]: { flexGrow: 1 } } });
/** On paper there is nothing to press. */
export const pressed = style({ '@media': { [print]: { display: 'none' } } });

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0, border: 0 });
/** A legend takes no part in the gap of its fieldset. */
export const groupTitle = style({ ...type.md, fontWeight: weight.strong, marginBottom: space[1], padding: 0 });
export const smallTitle = style([groupTitle, type.sm]);
export const optional = style({ ...type.sm, fontWeight: weight.regular, color: color.textMuted });
export const quietNote = style({
  ...type.sm,
  display: 'block',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const pay = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.phone]: { gridTemplateColumns: '7rem repeat(2, minmax(0, 1fr))' } },
});

export const questionHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const questionFields = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem' } },
});
export const optionRow = style({ display: 'flex', alignItems: 'flex-start', gap: space[1] });
globalStyle(`${optionRow} > :first-child`, { flex: 1, minWidth: 0 });

export const skills = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
});
export const skill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18rem auto',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
  transition: `background-color ${motion.quick} ${ease}`,
  selectors: {
    'li + li > &': { borderTop: `1px solid ${color.border}` },
    '&[data-active=true]': { background: color.accentSurface },
  },
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const skillWords = style({ minWidth: 0 });
globalStyle(`${skillWords} > *`, { overflowWrap: 'anywhere' });
export const missing = style({ ...type.sm, margin: 0, paddingInlineStart: space[5], color: color.textMuted });
/** On a phone these have a line of their own, below the name and the button. */
export const skillChoices = style({
  display: 'grid',
  // The longest level, "Intermediate", is longer than what stands beside it.
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gap: space[2],
  '@media': {
    [below.phone]: { gridColumn: '1 / -1' },
    [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const years = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 9rem)) minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [below.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const level = style({
  alignSelf: 'end',
  paddingBottom: space[2],
  '@media': { [below.phone]: { gridColumn: '1 / -1', paddingBottom: 0 } },
});

export const source = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  maxHeight: `calc(100dvh - ${headerHeight} - ${space[16]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const sourceText = style({
  ...type.sm,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: color.text,
});
export const place = style({
  color: 'inherit',
  background: 'none',
  borderBottom: `1px dotted ${color.textMuted}`,
  transition: `background-color ${motion.quick} ${ease}`,
  selectors: {
    '&[data-active=true]': {
      color: color.markText,
      background: color.mark,
      borderBottomColor: 'transparent',
      borderRadius: radius.mark,
    },
  },
  '@media': {
    // A mark without a ground would have the letters of one with a ground, black on black.
    [forcedColors]: { selectors: { '&[data-active=false]': { color: 'CanvasText' } } },
  },
});

export const preview = style({ display: 'flex', flexDirection: 'column', gap: space[5] });
export const partHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [below.tiny]: { flexWrap: 'wrap' } },
});
export const previewHead = style([partHead, { alignItems: 'flex-start' }]);
export const pin = style({ flexShrink: 0, color: color.textMuted });
export const checklist = style({ display: 'flex', flexDirection: 'column', gap: space[3], listStyle: 'none' });
export const checkItem = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[2] });
globalStyle(`:is(${preview}, ${checklist}) button`, { '@media': { [print]: { display: 'none' } } });
export const checkMark = style({
  marginTop: space[0.5],
  color: color.textMuted,
  selectors: {
    '&[data-state=done]': { color: color.tone.success.text },
    '&[data-state=missing]': { color: color.tone.warning.text },
  },
});
export const differences = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const difference = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const version = style({
  ...type.sm,
  padding: space[3],
  borderRadius: radius.control,
  background: color.sunken,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const templates = style({ display: 'flex', flexDirection: 'column', listStyle: 'none' });
export const template = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.border}`,
});
export const templateWords = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const templateName = style({ display: 'flex', flex: '1 1 100%', flexDirection: 'column', gap: space[2] });
