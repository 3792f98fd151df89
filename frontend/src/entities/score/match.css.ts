import { keyframes, style } from '@vanilla-extract/css';
import { delays } from '@waypost/contracts/constants';
import { target } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** As large as the small gauge. */
export const match = style({ width: target.touch, height: target.touch });
/** Nothing for the first moment, as everywhere. */
export const coming = style({
  display: 'block',
  height: '100%',
  animation: `${appear} 1ms linear ${delays.skeleton}ms both`,
});
