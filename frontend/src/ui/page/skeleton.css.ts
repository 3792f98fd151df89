import { keyframes, style } from '@vanilla-extract/css';
import { delays } from '@waypost/contracts/constants';
import { color } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Nothing for the first moment, so that what is quick does not flash. */
export const late = style({ animation: `${appear} 1ms linear ${delays.skeleton}ms both` });

export const bone = style({
  display: 'block',
  maxWidth: '100%',
  background: color.skeleton,
  borderRadius: radius.control,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
export const line = style([bone, { height: '0.75rem', marginBlock: '0.25rem' }]);
export const circle = style([bone, { borderRadius: '50%' }]);
export const lines = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
