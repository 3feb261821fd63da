import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { ListCalls, ListDefinition } from '#kernel/list-definition.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { DatePreset } from '#ui/fields/date/date-presets.ts';
import type { Tones } from './cells/cell.tsx';

export interface ActionLook {
  readonly id: string;
  /** In the user's language. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Takes something away: it stands apart and in the colour of danger. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

/** What can be done with one row: a place to go or a thing to do. */
export type RowAction = ActionLook &
  ({ readonly href: string; readonly onAct?: never } | { readonly onAct: () => void; readonly href?: never });

/** What can be done with several rows at once; `clear` gives up the selection when it is done. */
export interface BulkAction<Row> extends ActionLook {
  readonly onAct: (rows: readonly Row[], clear: () => void) => void;
}

export interface ListProps<Row, Column extends string, Filter extends string> {
  readonly calls: ListCalls;
  readonly rowId: (row: Row) => string;
  /** Columns that their kind alone does not show well. The first column of a row with an address holds no link of its own. */
  readonly cells?: Partial<Record<Column, (row: Row) => ReactNode>>;
  /** The colour of each value of a status column. */
  readonly tones?: Partial<Record<Column, Tones>>;
  /** Where the words of values stand that this reader calls otherwise: by column or filter, then by value. */
  readonly words?: Partial<Record<Column | Filter, Readonly<Record<string, PhraseKey>>>>;
  readonly rowHref?: (row: Row) => string | undefined;
  /** Stands right after the first column's content and outside its link: a button to copy it. */
  readonly besideFirst?: (row: Row) => ReactNode;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** What can be done on this screen, the main thing last; also offered where the list is still empty. */
  readonly actions?: ReactNode;
  /** Values for `extraQuery` of the definition. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Whether the search waits for Enter or follows what is typed. */
  readonly searchOn?: 'enter' | 'typing';
  readonly presets?: Partial<Record<Filter, readonly DatePreset[]>>;
  /** Offers the spreadsheet to holders of the permission the definition names; false never does. */
  readonly download?: boolean;
}

export type ListScreenProps<D extends ListDefinition> = {
  readonly definition: D;
} & ListProps<z.output<D['row']>, keyof D['columns'] & string, keyof D['filters'] & string>;

/** Inside the machinery a row is whatever the server sent. */
export type AnyRow = Readonly<Record<string, unknown>>;
export type AnyListProps = { readonly definition: ListDefinition } & ListProps<AnyRow, string, string>;
