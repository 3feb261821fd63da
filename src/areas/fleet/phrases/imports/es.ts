import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  imports: {
    targets: {
      carrier: 'Conductores',
      transportUnit: 'Camiones',
      semitruck: 'Semirremolques',
    },
    titles: {
      carrier: 'Importar conductores',
      transportUnit: 'Importar camiones',
      semitruck: 'Importar semirremolques',
    },
    columns: {
      callingCode: 'Código telefónico del país',
    },
    hints: {
      callingCode: 'Solo cuando el teléfono es de otro país.',
      transportCompany: 'Nombre o identificación fiscal de una empresa de transporte registrada.',
    },
  },
};
