import type { Icon } from '@tabler/icons-react';
import type { PermissionRule } from '#kernel/permission.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { ApiClient } from '../api/api-client.ts';

/** Something one can do or go to from the command palette. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** A quieter word beside it, also searched: the menu group, the company of a record. */
  readonly detail?: string;
  readonly icon?: Icon;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

/** Something found by typing: usually a record with a screen of its own. */
export type PaletteRecord = Pick<PaletteItem, 'id' | 'label' | 'detail'> &
  ({ readonly address: string } | { readonly run: () => void });

/** Records of one kind that can be found by typing; an area that has some offers a source. */
export interface PaletteSource {
  readonly id: string;
  /** Phrase that names the kind: `Motoristas`. */
  readonly labelKey: PhraseKey;
  /** Who may search; everybody where it is absent. */
  readonly rule?: PermissionRule;
  readonly search: (api: ApiClient, text: string, signal: AbortSignal) => Promise<readonly PaletteRecord[]>;
}
