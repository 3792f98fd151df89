import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, low, print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { headerHeight, layer, radius, space, type, width } from '../../theme/tokens.ts';
import { facts } from '../../ui/lists/description-list.css.ts';

/** What the bar at the lower edge of a phone takes. */
const barHeight = '4rem';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: space[4],
  '@media': { [below.tablet]: { paddingBottom: space[6] } },
});
export const sticky = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  marginTop: `calc(-1 * ${space[2]})`,
  '@media': {
    [from.tablet]: {
      position: 'sticky',
      top: headerHeight,
      zIndex: layer.sticky,
      paddingBlock: space[2],
      background: color.canvas,
      borderBottom: `1px solid ${color.border}`,
    },
    [print]: { position: 'static', background: 'none', borderBottom: 'none' },
  },
});
export const back = style({
  marginBottom: `calc(-1 * ${space[2]})`,
  '@media': { [print]: { display: 'none' } },
});
export const titles = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });
export const company = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  ...type.md,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
const inPlace = { position: 'static', flexWrap: 'wrap', padding: 0, background: 'none', borderTop: 'none' } as const;
export const actions = style({
  display: 'flex',
  gap: space[2],
  '@media': {
    [from.tablet]: { flexWrap: 'wrap' },
    [below.tablet]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: layer.sticky,
      minHeight: barHeight,
      padding: `${space[2]} ${space[4]}`,
      paddingBottom: `max(${space[2]}, env(safe-area-inset-bottom))`,
      background: color.surface,
      borderTop: `1px solid ${color.border}`,
    },
    // Those of who published the post have no room beside each other there.
    [below.phone]: { selectors: { '&:has(> :nth-child(4))': inPlace } },
    // They would cover much of what is read.
    [below.tiny]: inPlace,
    [low]: inPlace,
    [print]: { display: 'none' },
  },
});
// Below all that the page has, also the foot of the site: what stands at its end would stay behind the bar.
globalStyle(`body:has(${actions})`, {
  '@media': { [below.tablet]: { paddingBottom: `calc(${barHeight} + env(safe-area-inset-bottom))` } },
});
// The step to take has the room that is left.
globalStyle(`${actions} > :first-child`, { '@media': { [below.tablet]: { flexGrow: 1 } } });

/** On the smallest phones the icon is enough. */
export const shareWord = style({ '@media': { [below.phone]: { display: 'none' } } });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: `minmax(0, ${width.reading}) minmax(16rem, 1fr)`, gap: space[6] },
  },
});
/** Before the text and after it on a phone, beside it where there is room. */
export const rail = style({
  display: 'contents',
  '@media': {
    [from.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[4],
      order: 1,
      // Sticks by its end, so that all of it is seen, and begins below the title where it is short.
      position: 'sticky',
      bottom: space[4],
      alignSelf: 'end',
      minHeight: `calc(100dvh - ${headerHeight} - 7.5rem)`,
    },
  },
});
/** One column, however wide the window is. */
export const besideLayout = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const besideRail = style({ display: 'contents' });
/** Scrolls on its own, so that list and post keep their places; its height is what is seen of it (`useSeenHeight`). */
export const preview = style({
  position: 'sticky',
  top: headerHeight,
  minHeight: '20rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarGutter: 'stable',
  paddingInline: space[5],
  background: color.canvas,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  '@media': {
    [print]: {
      position: 'static',
      height: 'auto !important',
      overflow: 'visible',
      paddingInline: 0,
      background: 'none',
      border: 'none',
    },
  },
});
export const previewTools = style({
  '@media': { [print]: { display: 'none' } },
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginInline: `calc(-1 * ${space[2]})`,
  paddingBlockStart: space[2],
  marginBlockEnd: `calc(-1 * ${space[2]})`,
});
export const afterText = style({ '@media': { [below.desktop]: { order: 1 }, [print]: { display: 'none' } } });
export const atEnd = style({ '@media': { [below.desktop]: { order: 2 } } });
// What takes focus must not come to lie under the block that sticks.
globalStyle(`${sticky} ~ * :is(a, button, input)`, { scrollMarginTop: '10rem' });

/** The places of the facts that are to come. */
export const bones = facts;
