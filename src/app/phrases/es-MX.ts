import { esMX as companies } from '#areas/companies/phrases/es-MX.ts';
import { esMX as documents } from '#areas/documents/phrases/es-MX.ts';
import { esMX as fleet } from '#areas/fleet/phrases/es-MX.ts';
import { esMX as notifications } from '#areas/notifications/phrases/es-MX.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const shared: readonly Phrases[] = [companies, documents, fleet, notifications].map((tree) => tree as Phrases);
