import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { moreContrast, touch } from './breakpoints.ts';
import type { Colors } from './colors.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

const name = (_value: string | null, path: string[]) => path.join('-');

/** The colours, by meaning. Read them in `.css.ts` files only. */
export const color = createGlobalThemeContract<Colors>(light, name);

/** The least height of what is pressed: a pointer is exact, a finger is not. */
export const control = createGlobalThemeContract({ height: 'control-height', small: 'control-small' });

globalStyle(':root', { colorScheme: 'light', vars: assignVars(color, light) });
// Paper is light, whatever the screen is.
globalStyle(':root:not([data-theme="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(color, dark) } },
});
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(color, dark) } },
});
// In either theme: edges as clear as those of controls, and nothing in grey that is to be read.
globalStyle(':root:root', {
  '@media': { [moreContrast]: { vars: { [color.border]: color.borderControl, [color.textMuted]: color.text } } },
});

createGlobalTheme(':root', control, { height: '2.25rem', small: '1.75rem' });
globalStyle(':root', { '@media': { [touch]: { vars: assignVars(control, { height: '2.75rem', small: '2.75rem' }) } } });
