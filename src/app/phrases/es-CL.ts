import { esCL as fleet } from '#areas/fleet/phrases/es-CL.ts';
import { esCL as loadOrders } from '#areas/load-orders/phrases/es-CL.ts';
import { esCL as operations } from '#areas/operations/phrases/es-CL.ts';
import { esCL as sharing } from '#areas/sharing/phrases/es-CL.ts';
import { esCL as tradeDocuments } from '#areas/trade-documents/phrases/es-CL.ts';
import { esCL as trips } from '#areas/trips/phrases/es-CL.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [fleet, loadOrders, operations, sharing, tradeDocuments, trips].map(
  (tree) => tree as Phrases,
);
