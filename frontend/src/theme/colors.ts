/** A meaning as a set: words, ground and outline of a badge or banner. */
type Tone = { text: string; surface: string; border: string };

export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type ToneName = (typeof tones)[number];

/** What a theme has to say. Both themes satisfy it, and `contrast.test.ts` holds every pair to WCAG 2.2 AA. */
export type Colors = {
  /** Grounds, from the page to what floats above it. `sunken` holds what lies in a card, `hover` and `pressed` answer the pointer. */
  canvas: string;
  surface: string;
  raised: string;
  sunken: string;
  hover: string;
  pressed: string;
  /** Hairlines separate; only `borderControl` has to be seen to find a control. */
  border: string;
  borderControl: string;
  text: string;
  textMuted: string;
  /** Never as strong as `text`, or an empty field looks filled in. */
  placeholder: string;
  textDisabled: string;
  accent: string;
  accentHover: string;
  accentPressed: string;
  onAccent: string;
  accentText: string;
  accentSurface: string;
  accentBorder: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  focus: string;
  tone: Record<ToneName, Tone>;
  gauge: { green: string; yellow: string; orange: string; red: string; track: string };
  mark: string;
  markText: string;
  tooltip: string;
  tooltipText: string;
  scrim: string;
  /** The canvas with the scrim over it. */
  dimmedCanvas: string;
  skeleton: string;
  shadow: string;
};
