import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { hairline, radius, space } from '../../theme/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[10],
  flex: 1,
  width: '100%',
  maxWidth: '64rem',
  marginInline: 'auto',
  padding: space[6],
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[16], alignItems: 'center' },
  },
});

export const entrance = style({ display: 'flex', flexDirection: 'column', gap: space[6], maxWidth: '26rem' });

export const look = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingTop: space[6],
  borderTop: `${hairline} solid ${color.border}`,
});

export const roles = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  padding: space[6],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  listStyle: 'none',
});
export const role = style({ display: 'flex', gap: space[4] });
export const roleIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: space[10],
  height: space[10],
  color: color.accentText,
  background: color.accentSurface,
  borderRadius: radius.control,
});
