import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { space, type } from '../../theme/tokens.ts';

/** Its length is held to what can be read. */
export const written = style({ ...type.md, maxWidth: '68ch', overflowWrap: 'anywhere' });
globalStyle(`${written} > * + *`, { marginTop: space[3] });

export const paragraph = style({ whiteSpace: 'pre-line', textWrap: 'pretty' });
export const heading = style({
  selectors: { [`${written} > * + &`]: { marginTop: space[6] }, '& + &&': { marginTop: space[2] } },
});
globalStyle(`${written} > ${heading} + *`, { marginTop: space[1] });

const list = style({ paddingInlineStart: space[6] });
export const bullets = style([list, { listStyle: 'disc' }]);
export const numbers = style([list, { listStyle: 'decimal' }]);
export const item = style({
  textWrap: 'pretty',
  selectors: { '& + &': { marginTop: space[1] } },
  '::marker': { color: color.textMuted },
});
