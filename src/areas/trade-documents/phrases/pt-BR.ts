import { papersPtBR as papers } from './papers/pt-BR.ts';

export const ptBR = {
  tradeDocuments: papers,
  errors: { operations: { formCompleted: 'O documento já foi concluído e não muda mais.' } },
} as const;
