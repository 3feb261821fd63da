import {
  type ColumnDef,
  columnVisibilityFeature,
  functionalUpdate,
  type ReactTable,
  type Row,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { type ColumnChoice, isShown } from '../columns/column-choice.ts';
import type { AnyListProps, AnyRow } from '../list-props.ts';
import { withSort } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import { sortingOf, sortText, startsDescending } from './sort-text.ts';
import type { Selection } from './use-selection.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });
const NO_ROWS: AnyRow[] = [];

export type ListTable = ReactTable<typeof features, AnyRow>;
export type ListRow = Row<typeof features, AnyRow>;

interface TableInput {
  readonly props: AnyListProps;
  readonly rows: readonly AnyRow[] | undefined;
  readonly choice: ColumnChoice;
  readonly control: ListControl;
  readonly selection: Selection;
}

/** Order, columns and selection of the rows. The server sorts; here is only said by what. */
export function useListTable({ props, rows, choice, control, selection }: TableInput): ListTable {
  const { definition, rowId, bulkActions } = props;
  const columns = useMemo(() => columnsOf(definition), [definition]);
  const visible = Object.keys(definition.columns).map((key) => [key, isShown(definition, choice, key)] as const);
  const sorting = sortingOf(control.state.sort);
  return useTable({
    features,
    columns,
    data: rows ?? NO_ROWS,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    enableRowSelection: (bulkActions?.length ?? 0) > 0,
    state: { sorting, columnVisibility: Object.fromEntries(visible), rowSelection: selection.state },
    onSortingChange: (updater) => {
      const sort = sortText(functionalUpdate(updater, sorting));
      if (sort) control.change((state) => withSort(state, sort));
    },
    onRowSelectionChange: selection.change,
  });
}

function columnsOf(definition: ListDefinition): ColumnDef<typeof features, AnyRow>[] {
  return Object.entries(definition.columns).map(([key, { kind, sortable }]) => ({
    id: key,
    accessorFn: (row) => row[key],
    enableSorting: sortable === true,
    sortDescFirst: startsDescending(kind),
  }));
}
