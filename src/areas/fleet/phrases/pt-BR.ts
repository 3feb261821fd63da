import { driversPtBR as drivers } from './drivers/pt-BR.ts';

/** Everything the fleet says. */
export const ptBR = {
  fleet: { ...drivers.fleet },
  lists: { ...drivers.lists },
  errors: { ...drivers.errors },
} as const;
