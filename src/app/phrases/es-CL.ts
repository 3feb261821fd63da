import { esCL as fleet } from '#areas/fleet/phrases/es-CL.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [fleet as Phrases];
