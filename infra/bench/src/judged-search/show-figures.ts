import { textTable } from '@waypost/runtime/operator/text-table';
import { figuresOf, type Figures, type MeasuredQuery } from './measure-search.ts';

const worstShown = 25;
const share = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(3));

const columns = ['QUERIES', 'FIRST 10', 'LIST', 'RECALL', 'MENDED'];
const cellsOf = ({ queries, first, list, recall, mended }: Figures) => [
  String(queries),
  share(first),
  share(list),
  share(recall),
  share(mended),
];

/** The means, by kind of query and of all; and the keywords whose lists are worst. */
export function showFigures(measured: readonly MeasuredQuery[], { all = false } = {}): string {
  const byKind = [...Map.groupBy(measured, ({ kind }) => kind)];
  const means = textTable(
    ['', ...columns],
    [...byKind.map(([kind, own]) => [kind, ...cellsOf(figuresOf(own))]), ['all', ...cellsOf(figuresOf(measured))]],
  );
  const worst = measured.toSorted((a, b) => a.list - b.list || a.first - b.first);
  const queries = textTable(
    [all ? 'QUERY' : 'WORST LISTS', 'FIRST 10', 'LIST', 'RECALL', 'LISTED', 'RIGHT'],
    (all ? worst : worst.slice(0, worstShown)).map((one) => [
      one.keyword,
      share(one.first),
      share(one.list),
      share(one.recall),
      String(one.listed),
      String(one.right),
    ]),
  );
  return `${means}\n\n${queries}`;
}
