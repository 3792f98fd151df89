import { describe, expect, test } from 'vitest';
import { type Colors, tones } from './colors.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

type Pair = [name: string, foreground: string, background: string];

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'pressed', 'accentSurface'] as const;
const plainGrounds = ['canvas', 'surface', 'raised', 'sunken'] as const;
const gaugeColors = ['green', 'yellow', 'orange', 'red'] as const;

const textPairs = (c: Colors): Pair[] => [
  ...grounds.map((ground): Pair => [`text on ${ground}`, c.text, c[ground]]),
  ...grounds.map((ground): Pair => [`textMuted on ${ground}`, c.textMuted, c[ground]]),
  ...(['surface', 'sunken'] as const).map((ground): Pair => [`placeholder on ${ground}`, c.placeholder, c[ground]]),
  ...grounds.map((ground): Pair => [`accentText on ${ground}`, c.accentText, c[ground]]),
  ...plainGrounds.map((ground): Pair => [`danger words on ${ground}`, c.tone.danger.text, c[ground]]),
  ...plainGrounds.map((ground): Pair => [`warning words on ${ground}`, c.tone.warning.text, c[ground]]),
  ...plainGrounds.map((ground): Pair => [`success words on ${ground}`, c.tone.success.text, c[ground]]),
  ...tones.map((tone): Pair => [`${tone} on its ground`, c.tone[tone].text, c.tone[tone].surface]),
  ...tones.map((tone): Pair => [`text on the ground of ${tone}`, c.text, c.tone[tone].surface]),
  ['danger words when pointed at', c.tone.danger.text, c.hover],
  ['onAccent on accent', c.onAccent, c.accent],
  ['onAccent on accentHover', c.onAccent, c.accentHover],
  ['onAccent on accentPressed', c.onAccent, c.accentPressed],
  ['onDanger on danger', c.onDanger, c.danger],
  ['onDanger on dangerHover', c.onDanger, c.dangerHover],
  ['markText on mark', c.markText, c.mark],
  ['tooltipText on tooltip', c.tooltipText, c.tooltip],
];

const controlPairs = (c: Colors): Pair[] => [
  ...plainGrounds.map((ground): Pair => [`borderControl on ${ground}`, c.borderControl, c[ground]]),
  ...grounds.map((ground): Pair => [`focus on ${ground}`, c.focus, c[ground]]),
  ...plainGrounds.map((ground): Pair => [`accent on ${ground}`, c.accent, c[ground]]),
  ...plainGrounds.map((ground): Pair => [`danger on ${ground}`, c.danger, c[ground]]),
  ...gaugeColors.flatMap((name): Pair[] => [
    [`gauge ${name} on surface`, c.gauge[name], c.surface],
    [`gauge ${name} on canvas`, c.gauge[name], c.canvas],
  ]),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, colors) => {
  test.each(textPairs(colors))('%s can be read (4.5:1)', (_pair, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs(colors))('%s can be seen (3:1)', (_pair, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is the known extreme', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
