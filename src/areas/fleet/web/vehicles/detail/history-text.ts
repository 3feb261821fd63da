import type { FleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import type { FleetType } from '#areas/fleet/rules/fleet-type.ts';
import { showDay } from '#kernel/dates.ts';
import { dynamicKey, type PhrasePrefix, type TranslateKey } from '#kernel/phrase-key.ts';
import type { Numbers } from '#ui/i18n/use-numbers.ts';

type Knows = (key: string) => boolean;

/** The phrases of a stored value. */
export const HISTORY_GROUPS: Readonly<Record<string, PhrasePrefix>> = {
  typeId: 'fleet.vehicles.types',
  market: 'fleet.vehicles.market',
  countryId: 'lists.transportUnit.values.countryCode',
};

interface Entry {
  readonly action: string;
  readonly changes: Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>;
}

/**
 * The changes of an entry in words: the fields with a name, and the measures and documents that differ. A registration
 * lists none, because it fills in the whole record.
 */
export function historyLines(
  { action, changes }: Entry,
  translate: TranslateKey,
  knows: Knows,
  fleetTypes: FleetTypeWords,
  numbers: Numbers,
) {
  const shown = Object.entries(changes).filter(([field]) => knows(`fleet.vehicles.fields.${field}`));
  if (action === 'vehicles.create') return [];
  const text = (field: string, value: unknown, other: unknown) =>
    wordsOf(field, value, other, translate, knows, fleetTypes, numbers) || translate('fleet.vehicles.history.nothing');
  return shown.map(([field, { from, to }]) => ({
    field: translate(dynamicKey('fleet.vehicles.fields', field)),
    from: text(field, from, to),
    to: text(field, to, from),
  }));
}

function wordsOf(
  field: string,
  value: unknown,
  other: unknown,
  translate: TranslateKey,
  knows: Knows,
  fleetTypes: FleetTypeWords,
  numbers: Numbers,
): string {
  if (value === null || value === undefined) return '';
  if (field === 'enabled') return translate(`fleet.vehicles.status.${value === true ? 'enabled' : 'disabled'}`);
  if (field === 'features') {
    const shown = ([name, amount]: [string, unknown]) =>
      `${translate(dynamicKey('fleet.vehicles.features', name))} ${typeof amount === 'number' ? numbers.show(amount) : String(amount)}`;
    return differing(value, other).map(shown).join(', ');
  }
  if (field === 'documents') {
    return differing(value, other)
      .map(([type, document]) => documentNames(translate(dynamicKey('documents.types', type)), document))
      .join(', ');
  }
  if (field === 'typeOfFleet') return translate(fleetTypes[value as FleetType]);
  const group = HISTORY_GROUPS[field];
  const key = group && dynamicKey(group, String(value));
  return key && knows(key) ? translate(key) : String(value);
}

function differing(value: unknown, other: unknown): [string, unknown][] {
  const before = Object.entries(value as object) as [string, unknown][];
  const after = (other ?? {}) as Readonly<Record<string, unknown>>;
  return before.filter(([name, part]) => part !== null && JSON.stringify(part) !== JSON.stringify(after[name]));
}

function documentNames(name: string, document: unknown): string {
  const { fileName, number, expirationDate } = document as Readonly<Record<string, string | null>>;
  const facts = [fileName, number, expirationDate && showDay(expirationDate)].filter(Boolean);
  return facts.length > 0 ? `${name} (${facts.join(', ')})` : name;
}
