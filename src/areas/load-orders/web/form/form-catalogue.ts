import type { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import type { Option } from '#ui/fields/choice/option.ts';

export type FormCatalogue = CallReply<typeof readOrderCatalogues>;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly abbreviation?: string;
}

/** The entries of a catalogue as options of a field. */
export const optionsOf = (entries: readonly Named[]): Option[] =>
  entries.map(({ id, name, abbreviation }) => ({
    value: id,
    label: name,
    ...(abbreviation && abbreviation !== name ? { detail: abbreviation } : {}),
  }));
