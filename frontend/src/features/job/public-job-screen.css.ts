import { style } from '@vanilla-extract/css';
import { print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';
import { page } from './job-screen.css.ts';

export { page } from './job-screen.css.ts';

/** As high as the window, as nearly every post is: what stands below it must not be seen to go. */
export const bones = style([page, { minHeight: '100dvh' }]);

/** What is there to be pressed is left out on paper. */
export const waysIn = style({ display: 'contents', '@media': { [print]: { display: 'none' } } });
export const offers = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1px solid ${color.border}`,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
});
