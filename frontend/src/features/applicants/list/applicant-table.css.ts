import { style } from '@vanilla-extract/css';
import { touch } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { radius, space, target, type, weight } from '../../../theme/tokens.ts';

export const person = style({ display: 'flex', flex: 1, alignItems: 'center', gap: space[3], minWidth: 0 });
export const cardHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
});
export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
/** Takes the room there is, and asks for none: in a table a line that may not break would widen the page. */
export const headline = style({ display: 'block', width: 0, minWidth: '100%' });
export const name = style({
  alignSelf: 'flex-start',
  minHeight: target.small,
  ...type.sm,
  fontWeight: weight.strong,
  color: color.text,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  ':hover': { color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media': { [touch]: { minHeight: target.touch } },
});
/** Where the menu leaves a narrow page, what is said of them gives way to their names. */
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'clamp(6rem, 25vw - 11.5rem, 8.5rem)',
});
export const date = style({ fontVariantNumeric: 'tabular-nums' });
