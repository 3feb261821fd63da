import type { Translation } from '#kernel/phrases.ts';
import { cataloguesEs as catalogues } from './catalogues/es.ts';
import { listsEs as lists } from './lists/es.ts';
import type { ptBR } from './pt-BR.ts';
import { recordsEs as records } from './records/es.ts';
import { templatesEs as templates } from './templates/es.ts';

export const es: Translation<typeof ptBR> = {
  operations: {
    catalogues,
    addressBook: {
      open: 'Libreta de direcciones',
      search: 'Buscar en la libreta',
      none: 'Ninguna dirección encontrada',
      save: 'Guardar en la libreta',
      saved: 'Dirección guardada en la libreta',
      notSaved: 'La dirección no se guardó',
    },
    ...templates,
    ...records,
  },
  lists,
  errors: {
    operations: {
      closed: 'La operación está cerrada y ya no cambia.',
      ordersOpen: 'Hay órdenes de carga todavía abiertas. Finalícelas o cancélelas antes.',
    },
  },
  validation: {
    unknownWarehouse: 'No es un almacén de la empresa',
  },
};
