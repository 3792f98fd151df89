import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { hairline, space, type } from '../../theme/tokens.ts';

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const head = style({ display: 'grid', gap: space[1] });
/** What became of the last choice stands beside the heading, where there is always room for it. */
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});

const statusTone = {
  quiet: color.textMuted,
  success: color.tone.success.text,
  danger: color.tone.danger.text,
} as const;
export const status = styleVariants(statusTone, (value) => ({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[1],
  minHeight: type.sm.lineHeight,
  ...type.sm,
  color: value,
}));
export const statusIcon = style({ display: 'flex', flexShrink: 0, paddingBlock: space[0.5] });

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[4],
  borderBlockStart: `${hairline} solid ${color.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const session = style([
  row,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    '@media': { [below.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: space[2] } },
  },
]);
export const sessionIcon = style({
  display: 'flex',
  alignSelf: 'start',
  paddingBlock: space[0.5],
  color: color.textMuted,
});
export const sessionWords = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const sessionEnd = style({ '@media': { [below.phone]: { gridColumn: 2, justifySelf: 'start' } } });

export const consequences = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'disc',
  ...type.sm,
});
