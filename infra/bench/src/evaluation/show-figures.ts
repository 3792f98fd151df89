import { textTable } from '@waypost/runtime/operator/text-table';
import { holds, type Figure } from './figure.ts';

const short = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(3).replace(/^0/, ''));

/** A table, a line a figure. */
export const showFigures = (figures: readonly Figure[]): string =>
  textTable(
    ['FIGURE', 'VALUE', 'FLOOR', '', 'OF', 'BESIDE'],
    figures.map((figure) => [
      figure.name,
      short(figure.value),
      short(figure.floor),
      holds(figure) ? '' : 'MISSED',
      String(figure.of),
      Object.entries(figure.baselines)
        .map(([name, value]) => `${name} ${short(value)}`)
        .join(', '),
    ]),
  );
