import type { Translation } from '#kernel/phrases.ts';
import { papersEn as papers } from './papers/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  tradeDocuments: papers,
  errors: { operations: { formCompleted: 'The paper is completed and does not change any more.' } },
};
