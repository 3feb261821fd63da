import type { ColumnKind } from '#kernel/list-definition.ts';
import { type ColumnChoice, isShown } from '../columns/column-choice.ts';
import type { AnyListProps, AnyRow } from '../list-props.ts';
import { sortingOf } from './sort-text.ts';
import type { Selection } from './use-selection.ts';

export interface ListColumn {
  readonly id: string;
  readonly sortable: boolean;
  readonly sorted: 'asc' | 'desc' | undefined;
}

export interface ListRow {
  readonly id: string;
  readonly original: AnyRow;
  readonly selected: boolean;
  /** No longer in the list, and shown only so that the others stay in place. */
  readonly gone: boolean;
}

export interface ListTable {
  /** The visible columns. */
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  readonly selected: 'all' | 'some' | 'none';
  readonly toggle: Selection['toggle'];
  readonly toggleAll: Selection['toggleAll'];
}

interface TableInput {
  readonly props: AnyListProps;
  readonly rows: readonly AnyRow[] | undefined;
  readonly gone: ReadonlySet<string>;
  readonly choice: ColumnChoice;
  readonly sort: string;
  readonly selection: Selection;
}

/** Sorting, columns and selection of the rows; the server sorts, here is only the column to sort by. */
export function listTable({ props, rows: page = [], gone, choice, sort, selection }: TableInput): ListTable {
  const { definition, rowId } = props;
  const sorting = sortingOf(sort);
  const rows = page.map((original) => {
    const id = rowId(original);
    return { id, original, selected: selection.has(id), gone: gone.has(id) };
  });
  const chosen = rows.filter(({ selected }) => selected).length;
  return {
    columns: Object.entries(definition.columns)
      .filter(([id]) => isShown(definition, choice, id))
      .map(([id, { sortable = false }]) => ({
        id,
        sortable,
        sorted: sorting.id === id ? (sorting.desc ? 'desc' : 'asc') : undefined,
      })),
    rows,
    selected: chosen === 0 ? 'none' : chosen === rows.length ? 'all' : 'some',
    toggle: selection.toggle,
    toggleAll: selection.toggleAll,
  };
}

/** Numbers are aligned right, so that their digits can be compared. */
export const isNumeric = (kind: ColumnKind | undefined): boolean => kind === 'number' || kind === 'money';
