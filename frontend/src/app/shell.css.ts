import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, touch } from '../theme/breakpoints.ts';
import { color, control } from '../theme/theme.css.ts';
import { ease, headerHeight, layer, motion, radius, space, target, type, weight, width } from '../theme/tokens.ts';

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [from.tablet]: { gridTemplateColumns: `${width.sidebar} minmax(0, 1fr)` } },
});

export const sidebar = style({
  background: color.surface,
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': { [below.tablet]: { display: 'none' } },
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
  padding: space[3],
});
export const logoLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target.row,
  paddingInline: space[2],
  textDecoration: 'none',
  borderRadius: radius.control,
});
export const person = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[2],
});
export const personWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  flex: 1,
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
    '&[aria-current=page]': { color: color.accentText, background: color.accentSurface, fontWeight: weight.strong },
  },
  '@media': { [touch]: { minHeight: target.touch } },
});
export const foot = style({ marginTop: 'auto', paddingTop: space[3], borderTop: `1px solid ${color.border}` });

export const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: headerHeight,
  paddingInline: space[2],
  background: color.surface,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [from.tablet]: { paddingInline: space[6] } },
});
export const menuButton = style({ '@media': { [from.tablet]: { display: 'none' } } });
export const headerSpace = style({ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: space[2] });
export const headerActions = style({ display: 'flex', alignItems: 'center', gap: space[1], flexShrink: 0 });
export const switcherName = style({
  maxWidth: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below.phone]: { display: 'none' } },
});
/** On a phone there is room for the type only. */
export const switcherType = style({ '@media': { [from.phone]: { display: 'none' } } });
export const panel = style({ width: 'min(22rem, calc(100vw - 2rem))', ...type.sm });
export const panelEmpty = style({ padding: `${space[6]} ${space[4]}`, textAlign: 'center', color: color.textMuted });

export const main = style({ flex: 1, minWidth: 0, outline: 'none' });
export const signedOutHeader = style([
  header,
  {
    justifyContent: 'space-between',
    paddingInline: space[4],
    '@media': { [below.phone]: { paddingInline: space[2] } },
  },
]);

export const themeSwitchPlace = style({ width: control.height, height: control.height });
