import { dynamicKey, type PhraseKey } from './phrase-key.ts';

/** Where the words of a list stand: under `lists.<id>`. The test of dynamic keys walks every list for them. */
export const listTitle = (list: string): PhraseKey => dynamicKey('lists', `${list}.title`);

export const columnLabel = (list: string, column: string): PhraseKey =>
  dynamicKey('lists', `${list}.columns.${column}`);

/** Both names of a filter's phrase: its own, or that of the column it belongs to. */
export const filterLabels = (list: string, filter: string): readonly PhraseKey[] => [
  dynamicKey('lists', `${list}.filters.${filter}`),
  columnLabel(list, filter),
];

/** A value of a column or of a filter. */
export const valueLabel = (list: string, name: string, value: string): PhraseKey =>
  dynamicKey('lists', `${list}.values.${name}.${value}`);
