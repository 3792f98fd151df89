import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { space, type, weight } from '../../theme/tokens.ts';

export const questions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  ...type.sm,
});
export const skill = style({ color: color.text, fontWeight: weight.strong });
export const jobId = style({ overflowWrap: 'anywhere' });
