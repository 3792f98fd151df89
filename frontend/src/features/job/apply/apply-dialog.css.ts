import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { space, type, weight } from '../../../theme/tokens.ts';

export const content = style({ outline: 'none' });

export const resumes = style({ border: 'none', minWidth: 0 });
export const legend = style({ ...type.sm, fontWeight: weight.strong, marginBottom: space[2] });
export const resumeList = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const questions = style({ display: 'flex', flexDirection: 'column', gap: space[6] });
export const question = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
});
export const status = style({ ...type.sm, color: color.textMuted });
export const nextQuestions = style({ display: 'block', ...type.xs });
/** On a phone the step that goes on has a line of its own. */
export const forward = style({
  display: 'grid',
  '@media': { [below.phone]: { flex: '1 0 100%' } },
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [below.phone]: { width: '100%' } },
});
