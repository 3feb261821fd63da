import { spelledTogether } from '#kernel/search-calls.ts';

/** Whether the tax id of an order is nothing else than its client's, in any spelling: then another client brings another. */
export function isOfClient(taxId: string, ofClient: string): boolean {
  const typed = spelledTogether(taxId);
  return typed === '' || typed === spelledTogether(ofClient);
}
