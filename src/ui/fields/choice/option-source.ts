import type { Option } from './option.ts';

/** Where an asynchronous field finds its options. */
export interface OptionSource {
  /** Identifies this source in the cache. */
  readonly key: readonly unknown[];
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Reads the option of a stored value, so that a record or a restored draft shows its name. */
  readonly find?: (value: string, signal: AbortSignal) => Promise<Option | undefined>;
}
