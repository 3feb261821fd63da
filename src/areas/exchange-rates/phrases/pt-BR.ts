import { currencies } from '#areas/companies/phrases/pt-BR.ts';

export const ptBR = {
  exchangeRates: {
    title: 'Taxas de câmbio em vigor',
    text: 'Quanto vale uma unidade de cada moeda em {{currency}}. As taxas anteriores ficam no histórico.',
    one: '1 {{currency}}',
    in: 'em {{currency}}',
    since: 'em {{currency}}, desde {{day}}',
    sinceOf: 'em {{currency}}, desde {{day}} · {{source}}',
    validFrom: 'Vale desde',
    validFromHelp: 'Até 31 dias à frente',
    largeMove: 'Muda {{percent}} % em relação à taxa em vigor: confira',
    published: '{{source}}, {{day}}: {{rate}}',
    take: 'Usar',
    takeOf: 'Usar a taxa de {{source}} para {{currency}}',
    old_one: 'Uma taxa tem mais de {{days}} dias: {{currencies}}.',
    old_other: '{{count}} taxas têm mais de {{days}} dias: {{currencies}}.',
    stillRight: 'Continuam certas hoje',
    coming: 'Taxas que ainda vão valer',
    comingFrom: '{{rate}} desde {{day}}',
    import: 'Importar',
    save: 'Salvar taxas',
    saved: 'Taxas de câmbio salvas com sucesso',
    theRates: 'as taxas de câmbio',
  },
  validation: {
    tooFarAhead: 'No máximo 31 dias depois de hoje',
    tooLongAgo: 'No máximo dez anos antes de hoje',
    largeMove: 'Muda {{percent}} % em relação à taxa anterior: confira',
  },
  lists: {
    exchangeRateHistory: {
      title: 'Histórico de câmbio',
      added_one: '{{count}} novo câmbio, mostrar',
      added_other: '{{count}} novos câmbios, mostrar',
      columns: {
        currency: 'Moeda',
        exchangeRate: 'Taxa de câmbio',
        validFrom: 'Vale desde',
        source: 'Fonte',
        setAt: 'Definida em',
        setBy: 'Definida por',
      },
      filters: { currency: 'Moeda', validFrom: 'Vale desde', setAt: 'Definida em' },
      values: { currency: currencies },
    },
  },
};
