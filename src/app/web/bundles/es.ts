import { es as notifications } from '#areas/notifications/phrases/es.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';

/** The texts behind the sign-in page; the glob includes every module of src/ui, so none is forgotten. */
const machinery = import.meta.glob<Phrases>('../../../ui/*/phrases/es.ts', { eager: true, import: 'es' });

export const phrases: Phrases = merge(...Object.values(machinery), notifications);
