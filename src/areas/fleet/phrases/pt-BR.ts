import { driversPtBR as drivers } from './drivers/pt-BR.ts';
import { ocrPtBR as ocr } from './ocr/pt-BR.ts';

/** Everything the fleet says. */
export const ptBR = {
  fleet: { ...drivers.fleet, ...ocr.fleet },
  lists: { ...drivers.lists },
  errors: { ...drivers.errors },
} as const;
