import { style, styleVariants } from '@vanilla-extract/css';
import { tones } from '../../theme/colors.ts';
import { color } from '../../theme/theme.css.ts';
import { radius, space, type, weight } from '../../theme/tokens.ts';

export const badge = style({
  ...type.xs,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  paddingBlock: space[0.5],
  paddingInline: space[2],
  fontWeight: weight.strong,
  border: '1px solid',
  borderRadius: radius.round,
  whiteSpace: 'nowrap',
});
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

const byName = Object.fromEntries(tones.map((name) => [name, name])) as { [Name in (typeof tones)[number]]: Name };
export const tone = styleVariants(byName, (name) => ({
  color: color.tone[name].text,
  background: color.tone[name].surface,
  borderColor: color.tone[name].border,
}));
