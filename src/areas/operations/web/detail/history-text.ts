import { isDay, showDay, showInstant } from '#kernel/dates.ts';
import { dynamicKey, type PhrasePrefix, type TranslateKey } from '#kernel/phrase-key.ts';
import type { Numbers } from '#ui/i18n/use-numbers.ts';

/** Fields whose values are keys of a catalogue. */
export const HISTORY_CATALOGUES: Readonly<Record<string, PhrasePrefix>> = {
  dispatchType: 'operations.catalogues.dispatchTypes',
  serviceType: 'operations.catalogues.serviceTypes',
  categoryLoad: 'operations.catalogues.categories',
  typeTransportUnit: 'operations.catalogues.vehicleTypes',
  weightUnit: 'operations.catalogues.weightUnits',
  supervision: 'operations.plan.supervision',
  clientFreightType: 'operations.catalogues.freightTypes',
  supplierFreightType: 'operations.catalogues.freightTypes',
};

interface Writing {
  readonly zone: string;
  readonly numbers: Numbers;
  readonly showMoney: (amount: string, currency: string | undefined) => string;
}

/** A value of the history in the words of the screen. */
export function historyText(
  field: string,
  value: unknown,
  translate: TranslateKey,
  { zone, numbers, showMoney }: Writing,
): string {
  if (value === null || value === undefined || value === '') return translate('operations.history.nothing');
  const text = String(value);
  const catalogue = HISTORY_CATALOGUES[field];
  if (catalogue) return translate(dynamicKey(catalogue, text));
  if (field === 'finalizedAt') return showInstant(text, zone);
  const [, amount, currency] = /^(-?\d+(?:\.\d{1,2})?) ([A-Z]{3})$/.exec(text) ?? [];
  if (amount) return showMoney(amount, currency);
  if (field === 'promisedTn') return numbers.show(text);
  return isDay(text) ? showDay(text) : text;
}

/** The creation sets every field, so its entry lists none. */
export function changedFields(action: string, changes: Readonly<Record<string, unknown>>): readonly string[] {
  return action === 'operations.create' ? [] : Object.keys(changes);
}
