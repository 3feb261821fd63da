import type { PaperMode } from './addresses.ts';

/** Every screen of the papers serves both ways to look at them; its address says which. */
export interface PaperScreenProps {
  readonly mode: PaperMode;
}
