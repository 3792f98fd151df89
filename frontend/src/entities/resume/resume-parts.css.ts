import { style } from '@vanilla-extract/css';
import { forcedColors, touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space, target, type, weight } from '../../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const resume = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  paddingInlineEnd: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  selectors: { '&[data-selected=true]': { borderColor: color.accent, background: color.accentSurface } },
});
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minWidth: 0,
  minHeight: target.pointer,
  padding: `${space[2]} 0 ${space[2]} ${space[3]}`,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: target.touch } },
});
/** The look of the other radios; native, so that the row around it may hold buttons. */
export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.125rem',
  height: '1.125rem',
  marginBlock: '1px',
  color: color.onAccent,
  background: color.surface,
  border: `1px solid ${color.borderControl}`,
  borderRadius: '50%',
  selectors: {
    'label:hover > &': { borderColor: color.textMuted },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': {
      content: '',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      background: 'currentColor',
    },
    '&:disabled': { background: color.sunken, borderColor: color.border },
    '&:checked:disabled': { color: color.textDisabled },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});
export const name = style({ ...type.sm, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  ...type.xs,
  fontWeight: weight.regular,
  color: color.textMuted,
});
export const unreadable = style({ color: color.tone.danger.text });
