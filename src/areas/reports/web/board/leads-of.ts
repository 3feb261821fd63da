import type { CardAddress } from '#areas/reports/contract/dashboard.shapes.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import type { Leads } from '#ui/charts/leads.ts';

/** Where a figure leads; of several lists each is named by its kind of orders. */
export const leadsOf = (address: CardAddress | undefined, t: TranslateKey): Leads =>
  address === null || address === undefined || typeof address === 'string'
    ? (address ?? null)
    : address.map((list) => ({ name: t(dynamicKey('reports.states.lists', list.kind)), address: list.address }));
