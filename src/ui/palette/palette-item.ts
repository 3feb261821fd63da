import type { Icon } from '@tabler/icons-react';
import type { PermissionRule } from '#kernel/permission.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { ApiClient } from '../api/api-client.ts';

/** An action or a destination of the command palette. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** A text beside the label, also searched: the menu group, the company of a record. */
  readonly detail?: string;
  readonly icon?: Icon;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

/** A search result: usually a record with a screen of its own. */
export type PaletteRecord = Pick<PaletteItem, 'id' | 'label' | 'detail'> &
  ({ readonly address: string } | { readonly run: () => void });

/** Records of one kind that can be found by typing; an area offers a source for them. */
export interface PaletteSource {
  readonly id: string;
  /** Phrase of the kind: `Motoristas`. */
  readonly labelKey: PhraseKey;
  /** Phrase of its menu group, added to the label where two kinds have the same name. */
  readonly groupKey?: PhraseKey;
  /** Who may search; everybody by default. */
  readonly rule?: PermissionRule;
  readonly search: (api: ApiClient, text: string, signal: AbortSignal) => Promise<readonly PaletteRecord[]>;
}
