import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  imports: {
    targets: { opportunity: 'Oportunidades' },
    titles: { opportunity: 'Importar oportunidades' },
    hints: {
      opportunityName: 'Un nombre que ninguna otra oportunidad de la empresa tiene.',
      opportunityDates:
        'Abierta: cualquier día entre las dos fechas. Definida: un día para recoger y uno para entregar.',
      opportunityFreight: 'Vacío: a negociar. Con unidad del flete, el precio es por esa unidad.',
      opportunityPublication:
        'Cada fila queda como borrador; publíquela en la lista. Las directas se crean en el formulario.',
    },
  },
};
