import type { Translation } from '#kernel/phrases.ts';
import { papersEs as papers } from './papers/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  tradeDocuments: papers,
  errors: { operations: { formCompleted: 'El documento ya fue completado y no cambia más.' } },
};
