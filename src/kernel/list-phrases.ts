import type { ListDefinition } from './list-definition.ts';
import { dynamicKey, type PhraseKey } from './phrase-key.ts';

/** Where the words of a list stand: under `lists.<id>`. The test of dynamic keys walks every list for them. */
export const listTitle = (list: string): PhraseKey => dynamicKey('lists', `${list}.title`);

/** "3 new orders, show": needs a count. */
export const listAdded = (list: string): PhraseKey => dynamicKey('lists', `${list}.added`);

export const columnLabel = (list: string, column: string): PhraseKey =>
  dynamicKey('lists', `${list}.columns.${column}`);

/** Both names of a filter's phrase: its own, or that of the column it belongs to. */
export const filterLabels = (
  { id, filters }: Pick<ListDefinition, 'id' | 'filters'>,
  filter: string,
): readonly PhraseKey[] => [
  dynamicKey('lists', `${id}.filters.${filter}`),
  columnLabel(id, filters[filter]?.column ?? filter),
];

/** Filters that are offered together. */
export const groupLabel = (list: string, group: string): PhraseKey => dynamicKey('lists', `${list}.groups.${group}`);

/** A value of a column or of a filter. */
export const valueLabel = (list: string, name: string, value: string): PhraseKey =>
  dynamicKey('lists', `${list}.values.${name}.${value}`);

export const tabLabel = (list: string, tab: string): PhraseKey => dynamicKey('lists', `${list}.tabs.${tab}`);
