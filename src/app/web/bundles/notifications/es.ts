import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../../merge-phrases.ts';

/** Each area names its kinds of notification; the bell itself needs no more than the frame says. */
const kinds = import.meta.glob<Phrases>('../../../../areas/*/phrases/notifications/es.ts', {
  eager: true,
  import: 'es',
});

export const phrases: Phrases = merge(...Object.values(kinds));
