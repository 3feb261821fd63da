import type { ColumnKind } from '#kernel/list-definition.ts';
import { type ColumnChoice, isShown } from '../columns/column-choice.ts';
import type { AnyListProps, AnyRow } from '../list-props.ts';
import { withSort } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import { nextSort, sortingOf } from './sort-text.ts';
import type { Selection } from './use-selection.ts';

export interface ListColumn {
  readonly id: string;
  readonly sortable: boolean;
  readonly sorted: 'asc' | 'desc' | undefined;
  readonly sort: () => void;
}

export interface ListRow {
  readonly id: string;
  readonly original: AnyRow;
  readonly selected: boolean;
  /** No longer in the list, and shown only so that the others stay in place. */
  readonly gone: boolean;
  /** `through`: all rows since the last clicked one. */
  readonly toggle: (through: boolean) => void;
}

export interface ListTable {
  /** The visible columns. */
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  readonly selected: 'all' | 'some' | 'none';
  readonly toggleAll: () => void;
}

interface TableInput {
  readonly props: AnyListProps;
  readonly rows: readonly AnyRow[] | undefined;
  readonly gone: ReadonlySet<string>;
  readonly choice: ColumnChoice;
  readonly control: ListControl;
  readonly selection: Selection;
}

/** Sorting, columns and selection of the rows; the server sorts, here is only the column to sort by. */
export function listTable({ props, rows: page = [], gone, choice, control, selection }: TableInput): ListTable {
  const { definition, rowId } = props;
  const { sort } = control.state;
  const sorting = sortingOf(sort);
  const rows = page.map((original) => {
    const id = rowId(original);
    const toggle = (through: boolean) => selection.toggle(id, through);
    return { id, original, selected: selection.has(id), gone: gone.has(id), toggle };
  });
  const chosen = rows.filter(({ selected }) => selected).length;
  return {
    columns: Object.entries(definition.columns)
      .filter(([id]) => isShown(definition, choice, id))
      .map(([id, { kind, sortable = false }]) => ({
        id,
        sortable,
        sorted: sorting.id === id ? (sorting.desc ? 'desc' : 'asc') : undefined,
        sort: () => control.change((state) => withSort(state, nextSort(sort, id, kind))),
      })),
    rows,
    selected: chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some',
    toggleAll: () => selection.toggleAll(chosen < rows.length),
  };
}

/** Numbers are aligned right, so that their digits can be compared. */
export const isNumeric = (kind: ColumnKind | undefined): boolean => kind === 'number' || kind === 'money';
