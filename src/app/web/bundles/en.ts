import { en as notifications } from '#areas/notifications/phrases/en.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';

/** The texts behind the sign-in page; the glob includes every module of src/ui, so none is forgotten. */
const machinery = import.meta.glob<Phrases>('../../../ui/*/phrases/en.ts', { eager: true, import: 'en' });

export const phrases: Phrases = merge(...Object.values(machinery), notifications);
