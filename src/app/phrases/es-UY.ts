import { esUY as fleet } from '#areas/fleet/phrases/es-UY.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [fleet as Phrases];
