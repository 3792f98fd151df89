import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../../theme/theme.css.ts';
import { space, type, weight } from '../../theme/tokens.ts';

export const text = recipe({
  variants: {
    size: type,
    tone: {
      default: { color: color.text },
      muted: { color: color.textMuted },
      accent: { color: color.accentText },
      success: { color: color.tone.success.text },
      warning: { color: color.tone.warning.text },
      danger: { color: color.tone.danger.text },
    },
    weight: { regular: { fontWeight: weight.regular }, strong: { fontWeight: weight.strong } },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    lines: {
      1: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      2: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
      3: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    },
    balanced: { true: { textWrap: 'balance' } },
  },
});

/** Text a person wrote: its line breaks are kept, its length is held to what can be read. */
export const prose = style({
  ...type.md,
  maxWidth: '68ch',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
globalStyle(`${prose} > * + *`, { marginTop: space[3] });
