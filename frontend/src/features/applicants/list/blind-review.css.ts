import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.ts';

export const place = style({ display: 'flex', alignItems: 'center', paddingInline: space[2] });
/** A live region that takes no room, and no gap, while it says nothing. */
export const said = style({ display: 'block', selectors: { '&:empty': { position: 'absolute' } } });
export const note = style({ display: 'flex', alignItems: 'flex-start', gap: space[2] });
export const icon = style({ flexShrink: 0, marginBlockStart: space[1] });
