import { driverPtBR as driver } from './driver/pt-BR.ts';
import { viewPtBR as view } from './view/pt-BR.ts';

export const ptBR = {
  trips: { ...driver, ...view },
} as const;
