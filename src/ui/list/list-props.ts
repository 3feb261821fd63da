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
  /** Deletes something: shown apart, in the colour of danger. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

/** An action on one row: a link or a function. */
export type RowAction = ActionLook &
  ({ readonly href: string; readonly onAct?: never } | { readonly onAct: () => void; readonly href?: never });

/** An action on several rows; `clear` empties the selection when it is done. */
export interface BulkAction<Row> extends ActionLook {
  readonly onAct: (rows: readonly Row[], clear: () => void) => void;
}

export interface ListProps<Row, Column extends string, Filter extends string> {
  readonly calls: ListCalls;
  readonly rowId: (row: Row) => string;
  /** What people call a row, where that is not the value of its first column: a plate as its country writes it. */
  readonly rowName?: (row: Row) => string;
  /**
   * Cells that the kind of column alone does not show well. In a row with a link, the first one contains no link
   * itself.
   */
  readonly cells?: Partial<Record<Column, (row: Row) => ReactNode>>;
  /** The colour of each value of a status column. */
  readonly tones?: Partial<Record<Column, Tones>>;
  /** The colour of the number of a tab that has rows. */
  readonly tabTones?: Tones;
  /** Phrases of values that this reader knows under another name: by column or filter, then by value. */
  readonly words?: Partial<Record<Column | Filter, Readonly<Record<string, PhraseKey>>>>;
  /** How a unit of the totals is written: `tn` → `Tn`. */
  readonly unitOf?: (unit: string) => string;
  readonly rowHref?: (row: Row) => string | undefined;
  /** Shown right after the first column's content and outside its link: a button to copy it. */
  readonly besideFirst?: (row: Row) => ReactNode;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  /**
   * What a card shows on a phone, where the columns in pairs are not what its readers look for; `tools` are the row's
   * mark and menu. The link to the record has `data-row-link`.
   */
  readonly card?: (row: Row, tools: ReactNode) => ReactNode;
  /** The actions of this screen, the main one last; also offered where the list is empty. */
  readonly actions?: ReactNode;
  /** Shares its width, with a map for example: the tools show their icons alone. */
  readonly narrow?: boolean;
  /** Values for `extraQuery` of the definition. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly presets?: Partial<Record<Filter, readonly DatePreset[]>>;
  /** Offers the spreadsheet to holders of the permission the definition names; false hides it. */
  readonly download?: boolean;
}

export type ListScreenProps<D extends ListDefinition> = {
  readonly definition: D;
} & ListProps<z.output<D['row']>, keyof D['columns'] & string, keyof D['filters'] & string>;

/** Inside `ui/list` a row is an object of any shape. */
export type AnyRow = Readonly<Record<string, unknown>>;
export type AnyListProps = { readonly definition: ListDefinition } & ListProps<AnyRow, string, string>;
