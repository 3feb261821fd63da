import { esBO as fleet } from '#areas/fleet/phrases/es-BO.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [fleet as Phrases];
