import { cataloguesPtBR as catalogues } from './catalogues/pt-BR.ts';
import { listsPtBR as lists } from './lists/pt-BR.ts';
import { recordsPtBR as records } from './records/pt-BR.ts';
import { templatesPtBR as templates } from './templates/pt-BR.ts';

export const ptBR = {
  operations: {
    catalogues,
    addressBook: {
      open: 'Agenda de endereços',
      search: 'Buscar na agenda',
      none: 'Nenhum endereço encontrado',
      save: 'Salvar na agenda',
      saved: 'Endereço salvo na agenda',
      notSaved: 'O endereço não foi salvo',
    },
    ...templates,
    ...records,
  },
  lists,
  errors: {
    operations: {
      closed: 'A operação está encerrada e não muda mais.',
      ordersOpen: 'Há ordens de carga ainda abertas. Finalize-as ou cancele-as antes.',
    },
  },
  validation: {
    unknownWarehouse: 'Não é um armazém da empresa',
  },
} as const;
