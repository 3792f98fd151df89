import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { delays, toasts } from '@waypost/contracts/constants';
import { below, print, touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, layer, motion, radius, space, type } from '../../theme/tokens.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } });

/** What is open says where it has room, instead (`overlay.css.ts`). */
const edges = (top: string, bottom: string) => ({
  top: `var(--toast-top, ${top})`,
  bottom: `var(--toast-bottom, ${bottom})`,
});
/** On a phone, and where a page ends with a bar of buttons, the next step stands at the bottom. Over the bar above the page, as what is searched by stands below it. */
const atTop = edges(space[2], 'auto');

export const region = style({
  position: 'fixed',
  right: space[4],
  ...edges('auto', space[4]),
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: `${toasts.gap}px`,
  width: `min(${toasts.width / 16}rem, calc(100vw - 2rem))`,
  pointerEvents: 'none',
  selectors: { ':root:has([data-lower-bar]) &': atTop },
  '@media': {
    [below.tablet]: atTop,
    [print]: { display: 'none' },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[3],
  color: color.text,
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  animation: `${enter} ${motion.calm} ${ease}`,
  translate: 'var(--swipe, 0) 0',
  selectors: {
    '&:nth-child(n + 2)': { display: 'var(--toast-earlier, flex)' },
    '&[data-leaving]': { animation: `${leave} ${delays.toastRemoval}ms ${ease} forwards` },
  },
});
/** What can be done about it goes below the words where they would be broken beside it. */
export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  alignItems: 'flex-start',
  columnGap: space[3],
});
export const icon = styleVariants(
  {
    info: color.tone.info.text,
    success: color.tone.success.text,
    warning: color.tone.warning.text,
    error: color.tone.danger.text,
  },
  (value) => ({ color: value, paddingBlock: space[1] }),
);
export const detail = style({ ...type.xs, display: 'block', color: color.textMuted });
/** May be cut where the page wants it (`--toast-lines`), as it is heard whole; what failed, about whom, and what can be done never is. */
const isGoodNewsAlone = `${icon.success} + * > &:only-child:not(:has(${detail}))`;
export const message = style({
  ...type.sm,
  flex: '1 1 6rem',
  minWidth: 0,
  marginBlock: space[1],
  '@media': {
    // Four lines of what failed end before what stands below the bar and the title of a page.
    [below.small]: type.xs,
    [below.tablet]: {
      selectors: {
        [isGoodNewsAlone]: {
          display: '-webkit-box',
          WebkitLineClamp: 'var(--toast-lines, none)',
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        },
      },
    },
  },
});
/** Says how the keyboard comes here. */
export const key = style({
  ...type.xs,
  fontFamily: 'inherit',
  color: color.textMuted,
  '@media': { [touch]: { display: 'none' } },
});
