import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { space, type, weight } from '../../theme/tokens.ts';
import { clipped } from '../../ui/content/visually-hidden.css.ts';

/** Everything has its own place, so that the eye finds it there on every card. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: `
    'mark title score save'
    'mark facts facts facts'
    'mark text text text'`,
  columnGap: space[3],
  rowGap: space[1],
  alignItems: 'start',
  '@media': {
    [below.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: `
        'mark title save'
        'score facts facts'
        'text text text'`,
      rowGap: space[2],
    },
    [below.tiny]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: `
        'title save'
        'facts facts'
        'score score'
        'text text'`,
    },
  },
});
export const mark = style({ gridArea: 'mark', '@media': { [below.tiny]: { display: 'none' } } });
export const title = style({ gridArea: 'title', minWidth: 0 });
export const score = style({ gridArea: 'score' });
/** Its target is larger than its line. */
export const save = style({ gridArea: 'save', marginBlock: `-${space[1]}`, marginInlineEnd: `-${space[2]}` });
export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  ...type.sm,
});
export const company = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  ...type.sm,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const companyName = style({ color: color.text });
export const pay = style({ fontWeight: weight.strong, marginInlineEnd: space[1] });
export const postedPay = style({ color: color.textMuted, marginInlineEnd: space[1] });
export const noPay = style({ color: color.textMuted, marginInlineEnd: space[1] });
export const age = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  ...type.xs,
  color: color.textMuted,
});
/** A badge of what nearly all posts are would be noise; where there is little room it is said to screen readers alone. */
export const open = style({ '@media': { [below.desktop]: clipped } });
export const view = style({ '@media': { [below.desktop]: { display: 'none' } } });
export const viewWord = style({ color: color.accentText });
export const text = style({
  gridArea: 'text',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  ...type.sm,
  color: color.textMuted,
  '@media': { [below.phone]: { WebkitLineClamp: 1 } },
});
/** On a phone the facts begin at the edge where no score stands before them. */
export const withoutScore = style({
  '@media': {
    [below.phone]: {
      gridTemplateAreas: `
        'mark title save'
        'facts facts facts'
        'text text text'`,
    },
    [below.tiny]: {
      gridTemplateAreas: `
        'title save'
        'facts facts'
        'text text'`,
    },
  },
});
