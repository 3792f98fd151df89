import { globalStyle } from '@vanilla-extract/css';
import { forcedColors, print, reducedMotion } from './breakpoints.ts';
import { color } from './theme.css.ts';
import { fontFamily, headerHeight, type, weight } from './tokens.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0, padding: 0 });
globalStyle('html', {
  fontFamily,
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
  fontFeatureSettings: "'cv05', 'calt'",
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingTop: `calc(${headerHeight} + 1rem)`,
  scrollPaddingBottom: '5rem',
  // A scroll bar that comes and goes would move the page.
  overflowY: 'scroll',
});
globalStyle('body', {
  ...type.sm,
  fontWeight: weight.regular,
  color: color.text,
  background: color.canvas,
  overflowWrap: 'break-word',
});
globalStyle('#root', { isolation: 'isolate', minHeight: '100dvh' });
globalStyle('h1, h2, h3, h4, h5, h6, th', { font: 'inherit', fontWeight: weight.strong });
// A title may be in a language that is written from the right. It stands where others begin, as lists are looked through along that line.
globalStyle('h1, h2, h3, h4', { unicodeBidi: 'plaintext', textAlign: 'left' });
globalStyle('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 'none', textAlign: 'inherit', cursor: 'pointer' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img', { display: 'block', maxWidth: '100%' });
// A part of its surroundings as its widest would be of no width to a button or badge that Firefox and Safari make as narrow as its words.
globalStyle('svg', { display: 'block', flexShrink: 0 });
// Icons say their size in px at the usual font size; they grow with the letters that they stand beside.
for (const size of [14, 16, 20, 24, 28])
  globalStyle(`:where(svg[width="${size}"])`, { width: `${size / 16}rem`, height: `${size / 16}rem` });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('strong, b', { fontWeight: weight.strong });
globalStyle('mark', { background: color.mark, color: color.markText, borderRadius: '2px', padding: '0 1px' });
globalStyle('[hidden]', { display: 'none !important' });

// One ring for everything that takes focus. Controls whose input is hidden draw it themselves, from react-aria's data-focus-visible.
const focused = ':where(:focus-visible, [data-by-keyboard] :focus)';
globalStyle(focused, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
globalStyle('h1:focus, main:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      // Not `none`: react-aria waits for an animation to end before it takes an overlay away.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a moment, which everything would take that names no transition: whatever changes with the width would come a frame late.
      transitionDuration: '0s !important',
    },
  },
});
globalStyle(focused, {
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
});
// What was pressed in a page that the server has drawn, before it can answer.
globalStyle('[data-pressed]', { opacity: 0.6, cursor: 'progress' });
// What such a page may not say in a style attribute.
globalStyle('[data-drawn=contents]', { display: 'contents' });

// On paper everything is a fifth smaller, and nothing stands on a ground.
globalStyle('html', { '@media': { [print]: { fontSize: '80%' } } });
globalStyle('body', { '@media': { [print]: { background: 'none' } } });
