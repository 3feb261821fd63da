const bare = (taxId: string): string => taxId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Whether the tax id of an order is nothing else than its client's, in any spelling: then another client brings another. */
export function isOfClient(taxId: string, ofClient: string): boolean {
  return bare(taxId) === '' || bare(taxId) === bare(ofClient);
}
