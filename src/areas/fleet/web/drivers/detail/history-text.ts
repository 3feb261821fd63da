import type { FleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import type { FleetType } from '#areas/fleet/rules/fleet-type.ts';
import { isCountryCode } from '#countries/country.ts';
import { isDay, showDay } from '#kernel/dates.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import type { HistoryEntry } from '#ui/record/history.tsx';

interface Line {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The changes of an entry, one per line. A registration lists none, because it fills in the whole record; results of a
 * homologation are shown in their own section.
 */
export function historyLines(
  { action, changes }: HistoryEntry,
  translate: TranslateKey,
  fleetTypes: FleetTypeWords,
): readonly Line[] {
  if (action === 'drivers.create' || !action.startsWith('drivers.')) return [];
  const text = (field: string, value: unknown) =>
    field === 'typeOfFleet' && value ? translate(fleetTypes[value as FleetType]) : historyText(field, value, translate);
  return Object.entries(changes).flatMap(([field, { from, to }]) =>
    field === 'documents'
      ? documentLines(recordOf(from), recordOf(to), translate)
      : [
          {
            field: translate(dynamicKey('fleet.drivers.fields', field)),
            from: text(field, from),
            to: text(field, to),
          },
        ],
  );
}

/** Flags, days and countries as the screen shows them. */
export function historyText(field: string, value: unknown, translate: TranslateKey): string {
  if (value === null || value === undefined || value === '') return translate('fleet.drivers.history.nothing');
  if (typeof value === 'boolean') return translate(value ? 'lists.yes' : 'lists.no');
  if (field === 'countryId' && isCountryCode(value)) return translate(`lists.carrier.values.countryId.${value}`);
  return typeof value === 'string' && isDay(value) ? showDay(value) : String(value);
}

type Fields = Readonly<Record<string, unknown>>;

/** One line for every document that changed. */
function documentLines(from: Fields, to: Fields, translate: TranslateKey): readonly Line[] {
  const types = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return types
    .map((type) => ({
      field: translate(dynamicKey('documents.types', type)),
      from: documentText(recordOf(from[type]), translate),
      to: documentText(recordOf(to[type]), translate),
    }))
    .filter((line) => line.from !== line.to);
}

function documentText(document: Fields, translate: TranslateKey): string {
  const facts = Object.values(document).filter((value) => typeof value === 'string' && value !== '');
  return facts.length === 0
    ? translate('fleet.drivers.history.nothing')
    : facts.map((fact) => historyText('documents', fact, translate)).join(', ');
}

function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
