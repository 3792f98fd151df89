import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { color, control } from '../../theme/theme.css.ts';
import { ease, hairline, motion, radius, space, target, type, weight } from '../../theme/tokens.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  width: '100%',
  // A hint may hold an address, and an error what was typed.
  overflowWrap: 'anywhere',
});

/** A question may be written from the right. */
export const label = style({
  ...type.sm,
  fontWeight: weight.strong,
  color: color.text,
  unicodeBidi: 'plaintext',
  textAlign: 'left',
});
export const optional = style({ fontWeight: weight.regular, color: color.textMuted });
export const description = style({ ...type.xs, color: color.textMuted });
export const error = style({
  ...type.xs,
  display: 'flex',
  gap: space[1],
  color: color.tone.danger.text,
  fontWeight: weight.strong,
});

/** As high as the error was, whose words are on the page no more. */
export const mended = style([
  error,
  {
    visibility: 'hidden',
    '::before': { content: 'attr(data-words)', paddingInlineStart: `calc(16px + ${space[1]})` },
  },
]);

/** The box that text is typed into, alone or as a group with its buttons. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: control.height,
  color: color.text,
  background: color.surface,
  border: `${hairline} solid ${color.borderControl}`,
  borderRadius: radius.control,
  transition: `border-color ${motion.quick} ${ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.textMuted },
    '&[data-focus-within], &[data-focused], &[data-focus-visible]': {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-invalid][data-focus-within], &[data-invalid][data-focused]': { outlineColor: color.danger },
    '[data-readonly] > &': { background: color.sunken, borderColor: color.border },
    '&[data-disabled]': { color: color.textDisabled, background: color.sunken, borderColor: color.border },
  },
});

/** What is typed into. 16 px on touch, or iOS zooms the page. */
export const input = style({
  ...type.sm,
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: `calc(${control.height} - 2px)`,
  paddingInline: space[3],
  color: 'inherit',
  background: 'none',
  border: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.placeholder, opacity: 1 },
  // Safari shows today in a date that is empty.
  selectors: { '&[type=date][value=""]:enabled': { color: color.placeholder } },
  '@media': { [touch]: { fontSize: type.md.fontSize } },
});
globalStyle(`${box} > ${input}[data-focus-visible]`, { outline: 'none' });

export const textArea = style({
  maxHeight: '24rem',
  paddingBlock: space[2],
  lineHeight: type.md.lineHeight,
  resize: 'vertical',
  fieldSizing: 'content',
});

export const leading = style({ paddingInlineStart: space[3], color: color.textMuted });
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: target.pointer,
  height: target.pointer,
  marginInlineEnd: space[1],
  color: color.textMuted,
  borderRadius: radius.control,
  selectors: { '&[data-hovered]': { color: color.text, background: color.hover } },
  '@media': { [touch]: { width: target.touch, height: target.row } },
});
