import type { ReactNode } from 'react';

export interface VirtualListProps<T extends { readonly id: string }> {
  /** What is listed, for screen readers. */
  readonly label: string;
  readonly items: readonly T[];
  readonly renderItem: (item: T, isSelected: boolean) => ReactNode;
  /** Of every row, in pixels. */
  readonly itemHeight: number;
  readonly selected: string | null;
  /** A row was clicked, or Enter was pressed on it. */
  readonly onSelect: (id: string) => void;
  /** The row in focus, as the keys move through the list. */
  readonly onFocus?: (id: string) => void;
}
