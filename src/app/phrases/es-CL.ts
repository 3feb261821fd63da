import { esCL as fleet } from '#areas/fleet/phrases/es-CL.ts';
import { esCL as loadOrders } from '#areas/load-orders/phrases/es-CL.ts';
import { esCL as operations } from '#areas/operations/phrases/es-CL.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [fleet, loadOrders, operations].map((tree) => tree as Phrases);
