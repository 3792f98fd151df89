import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../theme/breakpoints.ts';
import { space, width } from '../../theme/tokens.ts';

const gap = styleVariants(space, (value) => ({ gap: value }));
const align = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' };
const justify = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };

const alignment = {
  align: styleVariants(align, (value) => ({ alignItems: value })),
  justify: styleVariants(justify, (value) => ({ justifyContent: value })),
};

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: { space: gap, ...alignment },
  defaultVariants: { space: 4, align: 'stretch' },
});

/** Lines of wrapped items stand closer than the items of a line. */
const wrappedGap = styleVariants(space, (value) => ({ columnGap: value, rowGap: `min(${value}, ${space[2]})` }));

export const inline = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: { space: wrappedGap, ...alignment, wrap: { true: { flexWrap: 'wrap' }, false: {} } },
  defaultVariants: { space: 2, align: 'center', wrap: true },
});

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    space: gap,
    count: {
      2: { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      3: { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
      4: {
        '@media': {
          [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
    },
  },
  defaultVariants: { space: 4, count: 2 },
});

export const container = styleVariants({ page: width.page, reading: width.reading, form: width.form }, (maxWidth) => ({
  width: '100%',
  maxWidth: `calc(${maxWidth} + 2 * ${space[6]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] } },
}));
