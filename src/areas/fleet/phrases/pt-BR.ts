import { driversPtBR as drivers } from './drivers/pt-BR.ts';
import { homologationPtBR as homologation } from './homologation/pt-BR.ts';

/** Everything the fleet says. */
export const ptBR = {
  fleet: { ...drivers.fleet, ...homologation.fleet },
  lists: { ...drivers.lists },
  errors: { ...drivers.errors, ...homologation.errors },
} as const;
