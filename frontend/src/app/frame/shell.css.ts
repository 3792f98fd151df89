import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, print, touch } from '../../theme/breakpoints.ts';
import { color, control } from '../../theme/theme.css.ts';
import {
  barHeight,
  ease,
  hairline,
  layer,
  motion,
  radius,
  space,
  target,
  type,
  weight,
  width,
} from '../../theme/tokens.ts';

/** Between the phone's drawer and the sidebar with whole words. */
const rail = `${from.tablet} and ${below.wide}`;

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: `${width.rail} minmax(0, 1fr)`,
      gridTemplateRows: 'minmax(0, 1fr)',
      vars: { '--header-height': '0px' },
    },
    [from.wide]: { gridTemplateColumns: `${width.sidebar} minmax(0, 1fr)` },
    [below.tiny]: { vars: { '--header-height': '0px' } },
    [print]: { display: 'block' },
  },
});

export const sidebar = style({
  background: color.surface,
  borderInlineEnd: `${hairline} solid ${color.border}`,
  '@media': { [below.tablet]: { display: 'none' }, [print]: { display: 'none' } },
});
export const sidebarContent = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  height: '100%',
  maxHeight: '100dvh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: space[3],
  '@media': { [rail]: { gap: space[2], paddingInline: space[1] } },
});
export const sidebarHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [rail]: { flexDirection: 'column' } },
});
export const switcher = style({
  flexBasis: '100%',
  minWidth: 0,
  '@media': { [rail]: { flexBasis: 'auto', width: '100%' } },
});
export const logoLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target.row,
  paddingInlineStart: space[2],
  textDecoration: 'none',
  borderRadius: radius.control,
});
/** On a phone there is no room for the name. */
export const wholeLogo = style({ '@media': { [below.wide]: { display: 'none' } } });
export const logoMark = style({ '@media': { [from.wide]: { display: 'none' } } });
export const person = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[2],
  '@media': { [rail]: { justifyContent: 'center' } },
});
export const personWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  flex: 1,
  '@media': { [rail]: { display: 'none' } },
});
export const personBadge = style({ marginTop: space[2], maxWidth: '100%' });
globalStyle(`${personWords} > p`, { maxWidth: '100%' });

export const menu = style({ display: 'flex', flexDirection: 'column', gap: space[0.5] });
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '2.25rem',
  paddingInline: space[2],
  ...type.sm,
  color: color.textMuted,
  textDecoration: 'none',
  borderRadius: radius.control,
  transition: `background-color ${motion.quick} ${ease}, color ${motion.quick} ${ease}`,
  selectors: {
    '&:hover': { color: color.text, background: color.hover },
    '&[data-pending]': { color: color.accentText, background: color.hover },
    '&[aria-current=page]': { color: color.accentText, background: color.accentSurface, fontWeight: weight.strong },
  },
  '@media': {
    [touch]: { minHeight: target.touch },
    [rail]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: space[0.5],
      minHeight: target.touch,
      paddingInline: 0,
      paddingBlock: space[1],
      ...type.xs,
      textAlign: 'center',
    },
  },
});
export const siteLinks = style({ paddingTop: space[2] });
export const foot = style({ marginTop: 'auto', paddingTop: space[3], borderTop: `1px solid ${color.border}` });

/** At least as high as the window, so that what stands at its end stands there. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
  '@media': { [below.tiny]: { vars: { '--header-height': '0px' } } },
});
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: barHeight,
  paddingInline: space[2],
  background: color.surface,
  borderBottom: `1px solid ${color.border}`,
  '@media': {
    [from.tablet]: { paddingInline: space[6] },
    // Two lines of it would cover much of what is read.
    [below.tiny]: { position: 'static', flexWrap: 'wrap', height: 'auto', minHeight: barHeight },
    [print]: { display: 'none' },
  },
});
export const phoneHeader = style([header, { '@media': { [from.tablet]: { display: 'none' } } }]);
export const headerSpace = style({ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: space[2] });
export const headerActions = style({ display: 'flex', alignItems: 'center', gap: space[1], minWidth: 0 });
export const switcherName = style({
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { display: 'none' }, [rail]: { display: 'none' } },
});
/** On a phone and in the rail there is room for the type only. */
export const switcherType = style({
  '@media': {
    [`${from.phone} and ${below.tablet}`]: { display: 'none' },
    [from.wide]: { display: 'none' },
    [rail]: { ...type.xs, whiteSpace: 'normal' },
  },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  '@media': { [rail]: { flexDirection: 'column' } },
});
export const main = style({ flex: 1, minWidth: 0, outline: 'none' });
export const signedOutHeader = style([
  header,
  {
    justifyContent: 'space-between',
    paddingInline: space[4],
    '@media': { [below.phone]: { paddingInline: space[2] } },
  },
]);

/** Who may be signed in sees the page where it is going to stand in their own frame, beside an empty sidebar. */
const unknown = '[data-session="unknown"] &, &[data-unknown]';
export const ownColumn = style([
  column,
  {
    '@media': {
      [from.tablet]: {
        selectors: {
          [unknown]: {
            display: 'grid',
            gridTemplateColumns: `${width.rail} minmax(0, 1fr)`,
            gridTemplateRows: 'minmax(0, 1fr)',
            vars: { '--header-height': '0px' },
          },
        },
      },
      [from.wide]: { selectors: { [unknown]: { gridTemplateColumns: `${width.sidebar} minmax(0, 1fr)` } } },
    },
  },
]);
for (const frame of [`[data-session="unknown"] ${ownColumn}`, `${ownColumn}[data-unknown]`]) {
  globalStyle(`${frame} > header`, {
    '@media': {
      [from.tablet]: { height: '100dvh', borderBottom: 'none', borderInlineEnd: `${hairline} solid ${color.border}` },
    },
  });
  globalStyle(`${frame} > header > *`, { '@media': { [from.tablet]: { display: 'none' } } });
  globalStyle(`${frame} > footer`, { '@media': { [from.tablet]: { display: 'none' } } });
}

export const menuPlace = style({ width: control.height, height: control.height });
