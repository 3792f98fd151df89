import { style } from '@vanilla-extract/css';
import { below, touch } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { icon, radius, space, type, weight } from '../../../theme/tokens.ts';

export const content = style({ outline: 'none' });

export const resumes = style({ border: 'none', minWidth: 0 });
export const legend = style({ ...type.sm, fontWeight: weight.strong, marginBottom: space[2] });
export const resumeList = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const resume = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  selectors: { '&[data-selected=true]': { borderColor: color.accent, background: color.accentSurface } },
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  minHeight: '1.75rem',
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: '2.75rem' } },
});
export const radio = style({
  flexShrink: 0,
  width: `${icon.sm}px`,
  height: `${icon.sm}px`,
  accentColor: color.accent,
});
export const resumeActions = style({
  display: 'flex',
  '@media': { [below.phone]: { gridColumn: '1 / -1', gridRow: 3, justifySelf: 'end' } },
});
export const resumeName = style({ ...type.sm, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const resumeFacts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  paddingInlineStart: space[6],
  ...type.xs,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const unreadable = style({ color: color.tone.danger.text });

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
