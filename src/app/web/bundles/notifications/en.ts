import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../../merge-phrases.ts';

/** The names of the kinds of notification of each area; the bell itself needs only the texts of the frame. */
const kinds = import.meta.glob<Phrases>('../../../../areas/*/phrases/notifications/en.ts', {
  eager: true,
  import: 'en',
});

export const phrases: Phrases = merge(...Object.values(kinds));
