import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { space } from '../../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[3], listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  '@media': { [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });
/** What somebody has typed may be one long word. */
export const name = style({ overflowWrap: 'anywhere' });
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const alert = style({ flex: '1 1 11rem', minWidth: '11rem', '@media': { [below.tiny]: { minWidth: 0 } } });
