import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  imports: {
    targets: {
      client: 'Clients',
      clientTransport: 'Transport companies',
    },
    titles: {
      client: 'Import clients',
      clientTransport: 'Import transport companies',
    },
    columns: {
      name: 'Name',
      taxId: '{{taxId}}',
      address: 'Address',
      city: 'City',
      notes: 'Notes',
      contactName: 'Contact name',
      contactPhone: 'Contact phone',
      contactEmail: 'Contact e-mail',
    },
  },
};
