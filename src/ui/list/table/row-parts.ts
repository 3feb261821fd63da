import { type ReactNode, useMemo, useRef } from 'react';
import { useSame } from '#ui/store/use-same.ts';
import { textOf } from '../cells/text-of.ts';
import { leadingColumn } from '../columns/column-choice.ts';
import type { AnyListProps, AnyRow, RowAction } from '../list-props.ts';

/** What the list decides about each of its rows. */
export interface RowParts {
  /** For screen readers. */
  readonly name: string;
  readonly href: string | undefined;
  /** By column, where the kind of column alone does not say what is shown. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly beside: ReactNode;
  readonly hasActions: boolean;
}

export function partsOf(props: AnyListProps, row: AnyRow, columns: readonly string[]): RowParts {
  const { definition, cells, rowHref, besideFirst, rowActions } = props;
  const href = rowHref?.(row);
  return {
    name: props.rowName?.(row) ?? textOf(row[leadingColumn(definition)]),
    href,
    cells: Object.fromEntries(columns.map((id) => [id, cells?.[id]?.(row)])),
    beside: href === undefined ? undefined : besideFirst?.(row),
    hasActions: (rowActions?.(row).length ?? 0) > 0,
  };
}

/** What all rows share; it stays the same object while it says the same. */
export interface RowSource extends Pick<AnyListProps, 'definition' | 'tones' | 'words'> {
  /** The address of a row at this moment, which may be another than when the row was drawn. */
  readonly hrefNow: (row: AnyRow) => string | undefined;
  readonly actionsNow: (row: AnyRow) => readonly RowAction[];
}

export function useRowSource(props: AnyListProps): RowSource {
  const latest = useRef(props);
  latest.current = props;
  const now = useMemo(
    () => ({
      hrefNow: (row: AnyRow) => latest.current.rowHref?.(row),
      actionsNow: (row: AnyRow) => latest.current.rowActions?.(row) ?? [],
    }),
    [],
  );
  const { definition, tones, words } = props;
  return useSame({ definition, ...(tones && { tones }), ...(words && { words }), ...now });
}
