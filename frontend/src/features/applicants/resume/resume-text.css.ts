import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../theme/theme.css.ts';
import { radius, space, type, weight } from '../../../theme/tokens.ts';

export const paper = style({
  ...type.sm,
  padding: `${space[5]} ${space[6]}`,
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
});
const line = style({ maxWidth: '46rem', marginBlock: `0 ${space[1]}` });
export const part = styleVariants({
  line: [line],
  item: [line, { display: 'list-item', listStyle: 'disc', marginInlineStart: space[5] }],
  heading: [
    line,
    {
      ...type.xs,
      fontWeight: weight.strong,
      letterSpacing: '0.04em',
      color: color.accentText,
      selectors: { '&:not(:first-child)': { marginBlockStart: space[5] } },
    },
  ],
});
