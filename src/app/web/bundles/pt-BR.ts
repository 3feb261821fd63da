import { ptBR as notifications } from '#areas/notifications/phrases/pt-BR.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../merge-phrases.ts';

/** What is said beyond the sign-in page. Every module of the browser's machine room brings its own texts; none can be forgotten here. */
const machinery = import.meta.glob<Phrases>('../../../ui/*/phrases/pt-BR.ts', { eager: true, import: 'ptBR' });

export const phrases: Phrases = merge(...Object.values(machinery), notifications);
