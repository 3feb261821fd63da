import type { Phrases } from '#kernel/phrases.ts';
import { merge } from '../../merge-phrases.ts';

/** The texts of src/ui that no list needs: those of forms, files, maps and imports. */
const machinery = import.meta.glob<Phrases>('../../../../ui/*/phrases/later/pt-BR.ts', { eager: true, import: 'ptBR' });

export const phrases: Phrases = merge(...Object.values(machinery));
