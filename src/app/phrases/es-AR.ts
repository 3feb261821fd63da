import { esAR as fleet } from '#areas/fleet/phrases/es-AR.ts';
import { esAR as loadOrders } from '#areas/load-orders/phrases/es-AR.ts';
import { esAR as operations } from '#areas/operations/phrases/es-AR.ts';
import { esAR as sharing } from '#areas/sharing/phrases/es-AR.ts';
import { esAR as tradeDocuments } from '#areas/trade-documents/phrases/es-AR.ts';
import { esAR as trips } from '#areas/trips/phrases/es-AR.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [fleet, loadOrders, operations, sharing, tradeDocuments, trips].map(
  (tree) => tree as Phrases,
);
