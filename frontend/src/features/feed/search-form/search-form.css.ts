import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/tokens.ts';
import { clipped } from '../../../ui/content/visually-hidden.css.ts';

/** One row, so that results begin high on the page. */
export const form = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': {
    [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.desktop]: {
      gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 9.5rem) minmax(0, 9rem) minmax(0, 9.75rem) auto',
    },
  },
});
// News of a search end before the field that it was typed into; the page shows what was found.
globalStyle(`:root:has(.${form})`, { vars: { '--toast-lines': '2' } });
/** Where there is no room these stand in the sheet of filters. */
export const filter = style({ minWidth: 0, '@media': { [below.desktop]: { display: 'none' } } });
/** On a phone the button is its icon. */
export const submitWords = style({ '@media': { [below.phone]: clipped } });
export const submitIcon = style({ '@media': { [from.phone]: { display: 'none' } } });
