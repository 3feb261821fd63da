import { esAR as fleet } from '#areas/fleet/phrases/es-AR.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [fleet as Phrases];
