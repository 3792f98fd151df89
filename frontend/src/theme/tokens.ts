/** What is the same in both themes. Lengths are rem, so that they follow the reader's font size. */

const rem = (px: number) => `${px / 16}rem`;

/** Steps of 4 px, named by their count. */
export const space = {
  0: '0',
  0.5: rem(2),
  1: rem(4),
  2: rem(8),
  3: rem(12),
  4: rem(16),
  5: rem(20),
  6: rem(24),
  8: rem(32),
  10: rem(40),
  12: rem(48),
  16: rem(64),
} as const;

export type Space = keyof typeof space;

/** The six sizes. `sm` is the voice of controls and tables, `md` of everything that is read. */
export const type = {
  xs: { fontSize: rem(12), lineHeight: rem(16) },
  sm: { fontSize: rem(14), lineHeight: rem(20) },
  md: { fontSize: rem(16), lineHeight: rem(24) },
  lg: { fontSize: rem(20), lineHeight: rem(28), letterSpacing: '-0.01em' },
  xl: { fontSize: rem(24), lineHeight: rem(32), letterSpacing: '-0.015em' },
  xxl: { fontSize: rem(32), lineHeight: rem(40), letterSpacing: '-0.02em' },
} as const;

export type TypeSize = keyof typeof type;

export const weight = { regular: 400, strong: 600 } as const;

export const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** Heights and widths of what is pressed: beside a word, alone, in a row, by a finger. */
export const target = { small: rem(24), pointer: rem(28), row: rem(40), touch: rem(44) } as const;

export const radius = { mark: rem(2), box: rem(4), control: rem(6), card: rem(10), round: '999px' } as const;

export const hairline = '1px';

/** Durations in ms. Nothing takes longer, and nothing moves when motion is unwanted. */
export const motion = { quick: '120ms', calm: '180ms' } as const;
export const ease = 'cubic-bezier(0.2, 0, 0, 1)';

export const layer = { sticky: 10, header: 20, overlay: 100, toast: 200 } as const;

export const width = {
  /** The widest a page gets. */
  page: rem(1200),
  /** A job post's column: about 70 characters a line. */
  reading: rem(720),
  form: rem(560),
  sidebar: rem(248),
  /** The sidebar where it would take too much of the page: icons above short words. */
  rail: rem(88),
  filters: rem(264),
  /** A list with what was chosen from it beside. */
  besideList: rem(424),
  toast: '356px',
} as const;

/** The height of the bar above a page. */
export const barHeight = rem(56);
/** What stays above a page that is scrolled: the bar, or nothing where a frame has none. */
export const headerHeight = `var(--header-height, ${barHeight})`;
