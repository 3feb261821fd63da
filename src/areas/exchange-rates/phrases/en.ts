import { currencies } from '#areas/companies/phrases/en.ts';
import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  exchangeRates: {
    title: 'Exchange rates in force',
    text: 'What one unit of each currency is worth in {{currency}}. Earlier rates stay in the history.',
    one: '1 {{currency}}',
    in: 'in {{currency}}',
    since: 'in {{currency}}, since {{day}}',
    sinceOf: 'in {{currency}}, since {{day}} · {{source}}',
    validFrom: 'Valid from',
    validFromHelp: 'Up to 31 days ahead',
    largeMove: 'Moves by {{percent}} % from the rate in force: look at it again',
    published: '{{source}}, {{day}}: {{rate}}',
    take: 'Use',
    takeOf: 'Use the rate of {{source}} for {{currency}}',
    old_one: 'One rate is older than {{days}} days: {{currencies}}.',
    old_other: '{{count}} rates are older than {{days}} days: {{currencies}}.',
    stillRight_one: 'Still right today',
    stillRight_other: 'Still right today',
    coming: 'Rates to come',
    comingFrom: '{{rate}} from {{day}}',
    import: 'Import',
    save: 'Save rates',
    saved: 'Exchange rates saved',
    theRates: 'the exchange rates',
  },
  validation: {
    tooFarAhead: 'At most 31 days after today',
    tooLongAgo: 'At most ten years before today',
    largeMove: 'Moves by {{percent}} % from the rate before: look at it again',
  },
  lists: {
    exchangeRateHistory: {
      title: 'Exchange rate history',
      added_one: '{{count}} new exchange rate, show',
      added_other: '{{count}} new exchange rates, show',
      columns: {
        currency: 'Currency',
        exchangeRate: 'Exchange rate',
        validFrom: 'Valid from',
        source: 'Source',
        setAt: 'Set',
        setBy: 'Set by',
      },
      filters: { currency: 'Currency', validFrom: 'Valid from', setAt: 'Set' },
      values: { currency: currencies },
    },
  },
};
