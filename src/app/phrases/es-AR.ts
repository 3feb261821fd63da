import { esAR as fleet } from '#areas/fleet/phrases/es-AR.ts';
import { esAR as loadOrders } from '#areas/load-orders/phrases/es-AR.ts';
import { esAR as operations } from '#areas/operations/phrases/es-AR.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [fleet, loadOrders, operations].map((tree) => tree as Phrases);
