import type { Icon } from '@tabler/icons-react';
import type { PermissionRule } from '#kernel/permission.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { CanOpen } from '../routing/can-open.ts';

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

/** Something new that can be created: a screen, or a dialog over one. */
export interface PaletteAction {
  readonly id: string;
  readonly labelKey: PhraseKey;
  /** Phrase of its menu group, shown where two actions have the same name. */
  readonly groupKey?: PhraseKey;
  /** Who is offered it, besides being permitted to open the screen. */
  readonly rule?: PermissionRule;
  readonly address: string;
}

/** What may be done with a record, by the verb that names it. */
export interface RecordAction {
  readonly verb: Verb;
  readonly address: string;
}

/** Each is an action of a manifest whose text names the record. */
export type Verb = 'assign' | 'reassign' | 'finalize' | 'pay' | 'update' | 'cancel' | 'clone';

/** A search result: usually a record with a screen of its own. */
export type PaletteRecord = Pick<PaletteItem, 'id' | 'label' | 'detail'> & {
  /** The likeliest first. */
  readonly actions?: readonly RecordAction[];
} & ({ readonly address: string } | { readonly run: () => void });

/** What a source may know about the person who searches. */
export interface PaletteReader {
  readonly held: ReadonlySet<string>;
  readonly canOpen: CanOpen;
}

/** Records of one kind that can be found by typing; an area offers a source for them. */
export interface PaletteSource {
  /** The list whose records the common search finds, or any other name for a search of its own. */
  readonly id: string;
  /** Phrase of the kind: `Motoristas`. */
  readonly labelKey: PhraseKey;
  /** Phrase of its menu group, added to the label where two kinds have the same name. */
  readonly groupKey?: PhraseKey;
  readonly icon?: Icon;
  /** Who may search; everybody by default. */
  readonly rule?: PermissionRule;
  /** A row of the common search as the palette shows it. */
  readonly record?: (row: Readonly<Record<string, unknown>>, reader: PaletteReader) => PaletteRecord;
  /** A search of its own, for what no list shows. */
  readonly search?: (api: ApiClient, text: string, signal: AbortSignal) => Promise<readonly PaletteRecord[]>;
}
