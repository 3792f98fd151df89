import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { layer, target } from '../../theme/tokens.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const grow = keyframes({ from: { transform: 'scaleX(0.1)' }, to: { transform: 'scaleX(0.9)' } });

/** Shown only after 150 ms, as a page that is there at once needs no line. It approaches its end without reaching it. */
export const line = style({
  position: 'fixed',
  insetInline: 0,
  width: '100%',
  appearance: 'none',
  border: 'none',
  top: 0,
  zIndex: layer.toast,
  height: `calc(${target.small} / 8)`,
  background: color.accent,
  transformOrigin: 'left',
  animation: `${appear} 150ms step-end, ${grow} 8s cubic-bezier(0, 0.8, 0.3, 1) 150ms both`,
  selectors: { '&::-webkit-progress-bar': { background: color.accent } },
});
