import type { Translation } from '#kernel/phrases.ts';
import { documentsEn as documents } from './documents/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  tradeDocuments: documents,
  errors: { operations: { formCompleted: 'The document is completed and does not change any more.' } },
};
