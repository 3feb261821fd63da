import { currencies } from '#areas/companies/phrases/es.ts';
import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  exchangeRates: {
    title: 'Tipos de cambio vigentes',
    text: 'Cuánto vale una unidad de cada moneda en {{currency}}. Los tipos anteriores quedan en el historial.',
    one: '1 {{currency}}',
    in: 'en {{currency}}',
    since: 'en {{currency}}, desde el {{day}}',
    sinceOf: 'en {{currency}}, desde el {{day}} · {{source}}',
    validFrom: 'Vale desde',
    validFromHelp: 'Hasta 31 días adelante',
    largeMove: 'Cambia {{percent}} % respecto al tipo vigente: revíselo',
    published: '{{source}}, {{day}}: {{rate}}',
    take: 'Usar',
    takeOf: 'Usar el tipo de {{source}} para {{currency}}',
    old_one: 'Un tipo de cambio tiene más de {{days}} días: {{currencies}}.',
    old_other: '{{count}} tipos de cambio tienen más de {{days}} días: {{currencies}}.',
    stillRight_one: 'Sigue correcto hoy',
    stillRight_other: 'Siguen correctos hoy',
    coming: 'Tipos de cambio que aún no rigen',
    comingFrom: '{{rate}} desde el {{day}}',
    import: 'Importar',
    save: 'Guardar tipos de cambio',
    saved: 'Tipos de cambio guardados con éxito',
    theRates: 'los tipos de cambio',
  },
  validation: {
    tooFarAhead: 'Como máximo 31 días después de hoy',
    tooLongAgo: 'Como máximo diez años antes de hoy',
    largeMove: 'Cambia {{percent}} % respecto al tipo anterior: revíselo',
  },
  lists: {
    exchangeRateHistory: {
      title: 'Historial de tipos de cambio',
      added_one: '{{count}} nuevo tipo de cambio, mostrar',
      added_other: '{{count}} nuevos tipos de cambio, mostrar',
      columns: {
        currency: 'Moneda',
        exchangeRate: 'Tipo de cambio',
        validFrom: 'Vale desde',
        source: 'Fuente',
        setAt: 'Definido el',
        setBy: 'Definido por',
      },
      filters: { currency: 'Moneda', validFrom: 'Vale desde', setAt: 'Definido el' },
      values: { currency: currencies },
    },
  },
};
