import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, print } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';
import { statusTones } from './status-tones.ts';

/** As wide as the longest status, so that a change moves nothing, where there is so much room. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  width: '7.75rem',
  '@media': { [below.tiny]: { width: 'auto' } },
});
export const icon = styleVariants(statusTones, (tone) => ({ color: color.tone[tone].text }));
export const word = style({ flex: 1, textAlign: 'start' });
export const chevron = style({ color: color.textMuted, '@media': { [print]: { display: 'none' } } });
globalStyle(`button:has(${trigger})`, { '@media': { [print]: { padding: 0, background: 'none', border: 'none' } } });
