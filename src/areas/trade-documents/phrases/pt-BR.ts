import { documentsPtBR as documents } from './documents/pt-BR.ts';

export const ptBR = {
  tradeDocuments: documents,
  errors: { operations: { formCompleted: 'O documento já foi concluído e não muda mais.' } },
} as const;
