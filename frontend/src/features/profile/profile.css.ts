import { globalStyle, style } from '@vanilla-extract/css';
import { print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { space, type, weight } from '../../theme/tokens.ts';

export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], minWidth: 0 });
globalStyle(`main:has(${person}) button`, { '@media': { [print]: { display: 'none' } } });
export const names = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
/** Below all of the head, which it would move. */
export const pictureProblem = style({ order: 1, flexBasis: '100%' });

export const resume = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
export const resumeName = style({ ...type.sm, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const fill = style({ gridColumn: '1 / -1', justifySelf: 'start' });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
/** It breaks between words before the button leaves its line, and within one only where it has a line to itself. */
globalStyle(`${sectionHead} > :first-child`, { flex: '1 1 0', maxWidth: '100%' });
export const items = style({ display: 'flex', flexDirection: 'column' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  paddingBlock: space[3],
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderTop: `1px solid ${color.border}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});
/** What is said of it goes on below the buttons: on a phone they would leave it half of the line. */
export const itemWords = style({ display: 'contents' });
globalStyle(`${itemWords} > *`, { gridColumn: '1 / -1', justifySelf: 'start' });
globalStyle(`${itemWords} > div`, { display: 'contents' });
globalStyle(`${itemWords} > div > :not(:first-child)`, { gridColumn: '1 / -1' });
export const itemActions = style({ display: 'flex', gridArea: '1 / 2' });

/** Belongs to what follows. */
export const order = style({ display: 'flex', justifyContent: 'flex-end', marginBlock: `-${space[3]}` });
