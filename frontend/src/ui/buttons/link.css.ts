import { recipe } from '@vanilla-extract/recipes';
import { color } from '../../theme/theme.css.ts';
import { radius, weight } from '../../theme/tokens.ts';

export const link = recipe({
  base: {
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: radius.mark,
    // Its words may be a title that is written from the right.
    unicodeBidi: 'plaintext',
  },
  variants: {
    tone: {
      accent: {
        color: color.accentText,
        textDecorationLine: 'underline',
        ':hover': { textDecorationThickness: '2px' },
      },
      /** Where the place says already that it is a link: a card's title, a table's first column. */
      plain: { color: color.text, textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
    },
    weight: { regular: {}, strong: { fontWeight: weight.strong } },
  },
});
