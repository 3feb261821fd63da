import type { Translation } from '#kernel/phrases.ts';
import { documentsEs as documents } from './documents/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  tradeDocuments: documents,
  errors: { operations: { formCompleted: 'El documento ya fue completado y no cambia más.' } },
};
