import { style } from '@vanilla-extract/css';
import { flat, from, print } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { layer, radius, space, type, weight } from '../../../theme/tokens.ts';

/** Parts what stays in sight from what scrolls below it. */
const hairlineBelow = `inset 0 -1px ${color.border}`;

/** Scrolls by itself both ways, so that the names stay above what is said of them. */
export const frame = style({
  maxHeight: 'calc(100dvh - 6rem)',
  overflow: 'auto',
  // What is hidden but read aloud stands in the columns; without this it would make the page as wide as they are.
  position: 'relative',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  '@media': { [print]: { maxHeight: 'none', overflow: 'visible' } },
  // Where focus is brought to, as nothing else has it; not where somebody goes by key.
  selectors: { '&:focus': { outline: 'none' } },
});
export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 });
/** Narrower than a phone, so that a part of the next column shows that there is more to scroll to. */
export const column = style({
  width: '15.5rem',
  '@media': { [from.desktop]: { width: 'auto' }, [print]: { width: 'auto' } },
});
export const heads = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  background: color.sunken,
  // The names alone stay where there is no room for more.
  '@media': { [print]: { position: 'static' }, [flat]: { position: 'static' } },
});
export const head = style({
  top: 0,
  background: color.sunken,
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  ...type.sm,
  fontWeight: weight.strong,
  '@media': {
    [flat]: { position: 'sticky', zIndex: layer.sticky, paddingBottom: space[2], boxShadow: hairlineBelow },
    [print]: { position: 'static', boxShadow: 'none' },
  },
});
export const person = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const headline = style({
  padding: `0 ${space[3]} ${space[2]}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
export const decisions = style({
  padding: `0 ${space[3]} ${space[3]}`,
  verticalAlign: 'top',
  boxShadow: hairlineBelow,
});
export const standing = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[2] });
export const status = style({ flex: 1, minWidth: 0 });
/** What is there to be pressed. */
export const pressed = style({ '@media': { [print]: { display: 'none' } } });
export const label = style({
  paddingBlock: space[1],
  paddingInline: space[3],
  textAlign: 'start',
  ...type.xs,
  fontWeight: weight.strong,
  color: color.textMuted,
  background: color.sunken,
});
/** Stays in sight while the table scrolls sideways. */
export const labelWords = style({ position: 'sticky', left: space[3] });
export const cell = style({ padding: space[3], verticalAlign: 'top', ...type.sm, overflowWrap: 'anywhere' });
