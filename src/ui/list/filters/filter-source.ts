import type { AnyListProps } from '../list-props.ts';

/** What a filter needs to know about its list. */
export type FilterSource = Pick<AnyListProps, 'definition' | 'calls' | 'query' | 'tones' | 'words' | 'presets'>;

export interface PanelProps {
  readonly source: FilterSource;
  readonly filter: string;
  readonly label: string;
  /** The filter's value in the address; empty where the filter does not apply. */
  readonly text: string;
  /** The values of all filters in use. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Gets a function of the current value: a second click may come before the first one is shown. */
  readonly onChange: (next: (text: string) => string) => void;
  /** The choice is complete: the panel may close. */
  readonly onDone: () => void;
}
