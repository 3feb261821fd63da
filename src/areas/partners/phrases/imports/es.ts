import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  imports: {
    targets: {
      client: 'Clientes',
      clientTransport: 'Empresas de transporte',
    },
    titles: {
      client: 'Importar clientes',
      clientTransport: 'Importar empresas de transporte',
    },
    columns: {
      name: 'Nombre',
      taxId: '{{taxId}}',
      address: 'Dirección',
      city: 'Ciudad',
      notes: 'Observaciones',
      contactName: 'Nombre del contacto',
      contactPhone: 'Teléfono del contacto',
      contactEmail: 'Correo del contacto',
    },
  },
};
