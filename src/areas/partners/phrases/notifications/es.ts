import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  notifications: {
    types: {
      companyTransportationUpdate: 'Empresa de transporte actualizada',
    },
    messages: {
      companyTransportationUpdate: 'Empresa de transporte actualizada, {{company}} cambió sus datos',
    },
  },
};
