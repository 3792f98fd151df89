import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from, low, print } from '../../theme/breakpoints.ts';
import { color, control } from '../../theme/theme.css.ts';
import { barHeight, ease, layer, motion, radius, space, type, weight } from '../../theme/tokens.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });

const shown = (animation: string) => ({
  '&[data-entering]': { animation: `${animation} ${motion.calm} ${ease}` },
  '&[data-exiting]': { animation: `${animation} ${motion.quick} ${ease} reverse forwards` },
});

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: color.scrim,
  selectors: shown(fade),
});

// The page does not scroll meanwhile; the place of its scroll bar stays free, and nothing that is fixed reaches there.
globalStyle(`html:has(.${scrim})`, { background: color.dimmedCanvas });

const surface = style({
  display: 'flex',
  flexDirection: 'column',
  color: color.text,
  background: color.raised,
  border: `1px solid ${color.border}`,
  boxShadow: color.shadow,
  outline: 'none',
});

export const centered = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: `max(${space[4]}, 8dvh) ${space[4]} ${space[4]}`,
  '@media': { [below.phone]: { padding: 0, alignItems: 'flex-end' } },
});

/** Above what rises from the bottom there is room for what a toast says in three lines: it stands over no title. */
const belowToast = 'calc(100dvh - 6.5rem)';

const modalWidth = { sm: '26rem', md: '34rem', lg: '46rem', xl: '60rem' };

const modalBase = style([
  surface,
  {
    width: '100%',
    maxHeight: 'min(46rem, 84dvh)',
    borderRadius: radius.card,
    selectors: shown(rise),
    '@media': {
      [below.phone]: { maxHeight: `min(92dvh, ${belowToast})`, borderEndStartRadius: 0, borderEndEndRadius: 0 },
      [low]: { maxHeight: '92dvh' },
    },
  },
]);

export const modal = {
  sm: style([modalBase, { maxWidth: modalWidth.sm }]),
  md: style([modalBase, { maxWidth: modalWidth.md }]),
  lg: style([modalBase, { maxWidth: modalWidth.lg }]),
  xl: style([modalBase, { maxWidth: modalWidth.xl }]),
};

const edge = style([surface, { position: 'fixed', border: 'none' }]);

export const sheet = {
  right: style([
    edge,
    {
      insetBlock: 0,
      right: 0,
      width: 'min(40rem, 100vw)',
      borderInlineStart: `1px solid ${color.border}`,
      selectors: shown(fromRight),
    },
  ]),
  left: style([
    edge,
    {
      insetBlock: 0,
      left: 0,
      width: 'min(18rem, calc(100vw - 3.5rem))',
      borderInlineEnd: `1px solid ${color.border}`,
      selectors: shown(fromLeft),
    },
  ]),
  bottom: style([
    edge,
    {
      insetInline: 0,
      bottom: 0,
      maxHeight: `min(88dvh, ${belowToast})`,
      borderTop: `1px solid ${color.border}`,
      borderStartStartRadius: radius.card,
      borderStartEndRadius: radius.card,
      selectors: shown(fromBottom),
      '@media': { [from.tablet]: { maxWidth: '34rem', marginInline: 'auto' }, [low]: { maxHeight: '88dvh' } },
    },
  ]),
};

// What is as high as the window leaves toasts no room above its head. To the right they stand over the end of what is read, so that
// what is decided above stays free, on the narrowest phones only the last one; to the left, over whose menu it is, not over its entries.
globalStyle(`:root:has(.${sheet.right})`, {
  vars: { '--toast-top': 'auto', '--toast-bottom': space[4] },
  '@media': { [below.small]: { vars: { '--toast-earlier': 'none' } } },
});
globalStyle(`:root:has(.${sheet.left})`, {
  vars: { '--toast-top': `calc(${barHeight} + ${space[4]})`, '--toast-bottom': 'auto' },
});

export const wide = style({ selectors: { '&&': { width: 'min(76rem, 100vw)' } } });

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  outline: 'none',
  '@media': { [low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[6]}`,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [below.phone]: { padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}` } },
});
/** Its first line is level with the button that closes. */
export const titles = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: `calc((${control.height} - ${type.lg.lineHeight}) / 2)`,
});
export const title = style({ ...type.lg, fontWeight: weight.strong });
export const subtitle = style({ ...type.sm, color: color.textMuted });
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[5]} ${space[6]}`,
  scrollPaddingBlock: space[8],
  '@media': { [below.phone]: { padding: space[4] }, [low]: { flex: 'none', overflowY: 'visible' } },
});
/** On a phone too, where the body has a padding of its own. */
export const flush = style({ selectors: { '&&': { padding: 0 } } });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${color.border}`,
  '@media': {
    [below.phone]: { padding: space[4], paddingBottom: `max(${space[4]}, env(safe-area-inset-bottom))` },
  },
});

// On paper, what is open stands alone and at its full length: what floats is one page, cut off, on what lies below it.
const onPaper = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  maxHeight: 'none',
  overflow: 'visible',
  background: 'none',
  border: 'none',
  boxShadow: 'none',
} as const;
globalStyle(`body:has(.${scrim}) > #root`, { '@media': { [print]: { display: 'none' } } });
globalStyle(`html:has(.${scrim})`, { '@media': { [print]: { overflow: 'visible !important', background: 'none' } } });
for (const part of [scrim, `${scrim}.${scrim} > *`, dialog, body])
  globalStyle(`.${part}`, { '@media': { [print]: onPaper } });
globalStyle(`.${actions}`, { '@media': { [print]: { display: 'none' } } });
