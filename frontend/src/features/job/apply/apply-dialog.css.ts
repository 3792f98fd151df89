import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { space, type, weight } from '../../../theme/tokens.ts';
import { error } from '../../../ui/fields/field.css.ts';

export const content = style({ outline: 'none' });

export const resumes = style({ border: 'none', minWidth: 0 });
export const legend = style({ ...type.sm, fontWeight: weight.strong, marginBottom: space[2] });
/** It has its room before it is said: what stands below would move under the pointer. */
export const lackPlace = style({ ...type.xs, minHeight: '1lh', marginBlock: `${space[2]} calc(-1 * ${space[2]})` });
export const lack = error;
export const questions = style({ display: 'flex', flexDirection: 'column', gap: space[6] });
export const question = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  width: '100%',
});
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
/** On a phone it takes lines, not the room of what stands beside it. */
export const status = style({
  ...type.sm,
  flex: '1 1 8rem',
  color: color.textMuted,
  '@media': { [below.phone]: type.xs },
});
export const statusLine = style({ display: 'block', ...type.xs });
export const improve = style({ whiteSpace: 'nowrap' });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [below.phone]: { width: '100%' } },
});
/** On a phone the step that goes on has the room that is left, and stands beside the others on the narrowest, too. */
export const forward = style({ display: 'grid', '@media': { [below.phone]: { flex: '1 1 9rem' } } });
globalStyle(`${buttons} button`, { '@media': { [below.phone]: { paddingInline: space[2] } } });
