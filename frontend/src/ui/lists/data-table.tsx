import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { below, type Breakpoint } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../behaviour/use-media-query.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import { BareCheckbox } from '../fields/choice/checkbox.tsx';
import * as styles from './data-table.css.ts';
import { markRows, toggleRows } from './selection.ts';
import { TableFrame } from './table-frame.tsx';

export type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };

export type Column<Row> = {
  /** "actions" has buttons, which paper leaves out. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers end at the right, in figures of one width. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Only as wide as its content: statuses, actions. */
  isNarrow?: boolean;
  /** For columns of buttons, whose heading would only repeat them. */
  isHeaderHidden?: boolean;
};

type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row for its checkbox: "Select Ada Park". */
  rowLabel: (row: Row) => string;
};

export type DataTableProps<Row> = {
  /** Says what the table holds; not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Where there is no room for columns each row is shown as this card instead. */
  card?: (row: Row, tickBox: ReactNode) => ReactNode;
  /** Up to where the cards stand for the rows; wide tables need more room than a tablet has beside the menu. */
  cardsBelow?: Breakpoint;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  selection?: Selection<Row>;
  /** The row whose details are open beside the table. */
  currentRow?: string | undefined;
  /** A press anywhere in a row that is not on something of its own. For the pointer: a button in the row has to do the same. */
  onRowPress?: (row: Row) => void;
  /** Rows of 48 px, for lists that are gone through. */
  isDense?: boolean;
  /** New rows are coming: the old ones stay, dimmed. */
  isLoading?: boolean;
};

const sortIcon = { ascending: ArrowUp, descending: ArrowDown } as const;

function SortButton({
  column,
  sort,
  onSort,
}: {
  column: { id: string; header: string };
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Icon = direction === undefined ? ArrowUpDown : sortIcon[direction];
  // The first press shows the best, the newest, the most.
  const next = direction === 'descending' ? 'ascending' : 'descending';
  return (
    <button type="button" className={styles.sort} onClick={() => onSort({ column: column.id, direction: next })}>
      {column.header}
      <Icon size={14} aria-hidden className={styles.sortIcon} />
    </button>
  );
}

type Ticking<Row> = { rowId: (row: Row) => string; ids: readonly string[]; selection: Selection<Row> | undefined };

/** The checkbox of a row; with Shift it ticks all from the one that was ticked last. */
function useTickBox<Row>({ rowId, ids, selection }: Ticking<Row>) {
  const anchor = useRef<string>(undefined);
  const shift = useRef(false);
  return (row: Row) => {
    if (selection === undefined) return null;
    const id = rowId(row);
    const toggle = (isSelected: boolean) => {
      const from = shift.current ? anchor.current : undefined;
      selection.onChange(toggleRows({ ids, selected: selection.selected, id, anchor: from, isSelected }));
      anchor.current = id;
    };
    const keepShift = (event: { shiftKey: boolean }) => {
      shift.current = event.shiftKey;
    };
    return (
      <span onPointerDownCapture={keepShift} onKeyDownCapture={keepShift}>
        <BareCheckbox
          label={`Select ${selection.rowLabel(row)}`}
          isSelected={selection.selected.has(id)}
          onChange={toggle}
        />
      </span>
    );
  };
}

function TickAll<Row>({ ids, selection }: { ids: readonly string[]; selection: Selection<Row> }) {
  const selectedHere = ids.filter((id) => selection.selected.has(id)).length;
  return (
    <th scope="col" className={`${styles.headerCell} ${styles.tick} ${styles.pressed}`}>
      <BareCheckbox
        label="Select all on this page"
        isSelected={ids.length > 0 && selectedHere === ids.length}
        isIndeterminate={selectedHere > 0 && selectedHere < ids.length}
        onChange={(isSelected) => selection.onChange(markRows(selection.selected, ids, isSelected))}
      />
    </th>
  );
}

const columnClass = <Row,>({ id, align = 'start' }: Column<Row>) =>
  `${styles.align[align]} ${id === 'actions' ? styles.pressed : ''}`;

type HeaderCellProps<Row> = { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSortChange'>;

function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const words = () => {
    if (column.isSortable && onSortChange !== undefined)
      return <SortButton column={column} sort={sort} onSort={onSortChange} />;
    return column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  };
  return (
    <th
      scope="col"
      className={`${styles.headerCell} ${columnClass(column)}`}
      aria-sort={column.isSortable ? (sort?.column === column.id ? sort.direction : 'none') : undefined}
    >
      {words()}
    </th>
  );
}

const ofItsOwn = 'a, button, input, label, select, textarea, [role=button]';

/** Who marks words to copy them presses nothing. */
const isOnRow = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest(ofItsOwn) === null &&
  getSelection()?.isCollapsed !== false;

const pressOf = <Row,>(row: Row, onRowPress: DataTableProps<Row>['onRowPress']) =>
  onRowPress && {
    onClick: (event: MouseEvent) => {
      if (isOnRow(event)) onRowPress(row);
    },
    'data-pressable': true,
  };

type RowProps<Row> = { row: Row; id: string; tickBox: (row: Row) => ReactNode } & Pick<
  DataTableProps<Row>,
  'columns' | 'selection' | 'currentRow' | 'onRowPress'
>;

function BodyRow<Row>({ row, id, tickBox, columns, selection, currentRow, onRowPress }: RowProps<Row>) {
  return (
    <tr
      className={styles.row}
      data-row={id}
      data-selected={selection?.selected.has(id) ?? false}
      data-current={currentRow === id}
      {...pressOf(row, onRowPress)}
    >
      {selection === undefined ? null : <td className={`${styles.cell} ${styles.pressed}`}>{tickBox(row)}</td>}
      {columns.map((column) => (
        <td key={column.id} className={`${styles.cell} ${columnClass(column)} ${column.isNarrow ? styles.shrink : ''}`}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Rows of one kind: a plain table, so that its links, buttons and headings work as anywhere. Shift ticks a range. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, card, cardsBelow = 'tablet', sort, onSortChange } = props;
  const { selection, currentRow, onRowPress, isDense = false, isLoading = false } = props;
  // Paper has the table: its pages are counted before cards could take its place, and what is longer than they are is lost.
  const isNarrow = useMediaQuery(`screen and ${below[cardsBelow]}`);
  const ids = rows.map(rowId);
  const tickBox = useTickBox({ rowId, ids, selection });

  if (card !== undefined && isNarrow) {
    return (
      <ul className={styles.cards} aria-label={caption} aria-busy={isLoading}>
        {rows.map((row) => (
          <li key={rowId(row)} className={styles.cardRow} data-row={rowId(row)} {...pressOf(row, onRowPress)}>
            {card(row, tickBox(row))}
          </li>
        ))}
      </ul>
    );
  }

  return (
    <TableFrame>
      <table className={styles.table} aria-busy={isLoading} data-dense={isDense}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection === undefined ? null : <TickAll ids={ids} selection={selection} />}
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                {...(sort && { sort })}
                {...(onSortChange && { onSortChange })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow
              key={rowId(row)}
              id={rowId(row)}
              {...{ row, tickBox, columns, currentRow }}
              {...(selection && { selection })}
              {...(onRowPress && { onRowPress })}
            />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
