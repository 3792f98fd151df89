import { globalStyle, style } from '@vanilla-extract/css';
import { below, print } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/tokens.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0, minHeight: '100%' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const title = style({
  flex: 1,
  minWidth: 'min(8rem, 100%)',
  '@media': { [below.phone]: { flexBasis: '100%' } },
});
globalStyle(`${head} > :not(${title})`, { '@media': { [print]: { display: 'none' } } });
/** As high as there is room, so that the pages reach the lower edge. */
export const views = style({ display: 'flex', flexDirection: 'column', flex: 1 });
globalStyle(`${views} > div`, { flex: 1, gap: space[2] });
globalStyle(`${views} [role=tabpanel]`, { display: 'flex', flexDirection: 'column', flex: 1 });
