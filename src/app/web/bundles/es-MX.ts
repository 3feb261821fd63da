import { esMX as notifications } from '#areas/notifications/phrases/es-MX.ts';
import type { Phrases } from '#kernel/phrases.ts';

export const phrases = notifications as Phrases;
