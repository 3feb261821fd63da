import type { AnyListProps } from '../list-props.ts';

/** What a filter needs to know about its list. */
export type FilterSource = Pick<AnyListProps, 'definition' | 'calls' | 'query' | 'tones' | 'words' | 'presets'>;

export interface PanelProps {
  readonly source: FilterSource;
  readonly filter: string;
  readonly label: string;
  /** As it stands in the address; empty where the filter does not apply. */
  readonly text: string;
  /** Made from what stands there at that moment: the next click may come before the last one is shown. */
  readonly onChange: (next: (text: string) => string) => void;
  /** The choice is complete: whatever holds the panel may close. */
  readonly onDone: () => void;
}
