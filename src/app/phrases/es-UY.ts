import { esUY as fleet } from '#areas/fleet/phrases/es-UY.ts';
import { esUY as loadOrders } from '#areas/load-orders/phrases/es-UY.ts';
import { esUY as operations } from '#areas/operations/phrases/es-UY.ts';
import { esUY as sharing } from '#areas/sharing/phrases/es-UY.ts';
import { esUY as tradeDocuments } from '#areas/trade-documents/phrases/es-UY.ts';
import { esUY as trips } from '#areas/trips/phrases/es-UY.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [fleet, loadOrders, operations, sharing, tradeDocuments, trips].map(
  (tree) => tree as Phrases,
);
