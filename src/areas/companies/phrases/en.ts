import { countryNames } from '#areas/companies/rules/country-name.ts';
import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

const typeOperation = { direct: 'Transport company', catering: 'Supplier', distributor: 'Distributor' };

const countries = countryNames('en');

const currencies = {
  BOB: 'Boliviano',
  CLP: 'Chilean peso',
  PYG: 'Paraguayan guaraní',
  PEN: 'Peruvian sol',
  USD: 'US dollar',
  BRL: 'Brazilian real',
  MXN: 'Mexican peso',
  ARS: 'Argentine peso',
  UYU: 'Uruguayan peso',
};

export const en: Translation<typeof ptBR> = {
  companies: {
    typeOperation,
    currencies,
    operator: 'Operator',
    operators: 'Operators',
    documentRenamed: 'File renamed',
    events: {
      associationRequested: '{{company}} wants to become associated, answer under Associated companies',
      associationAccepted: '{{company}} accepted the association, you can work together now',
      associationRejected: '{{company}} rejected the association',
      associationEnded: '{{company}} ended the association',
    },
  },
  lists: {
    companies: {
      title: 'Companies',
      columns: {
        companyName: 'Company',
        countryId: 'Country',
        taxId: 'Tax id',
        typeOperation: 'Type of operation',
        url: 'Sign-in address',
        averageCompany: 'Rating',
        verified: 'Verified',
        enabled: 'Enabled',
        createdAt: 'Created',
      },
      filters: {
        countryId: 'Country',
        typeOperation: 'Type of operation',
        verified: 'Verified',
        enabled: 'Enabled',
        createdAt: 'Created',
      },
      values: { countryId: countries, typeOperation },
    },
    associatedCompany: {
      title: 'Associated companies',
      columns: {
        companyName: 'Company',
        countryId: 'Country',
        taxId: 'Tax id',
        typeOperation: 'Type of operation',
        averageCompany: 'Rating',
        side: 'Request',
        status: 'Status',
        requestedAt: 'Requested',
        answeredAt: 'Answered',
        endedAt: 'Ended',
      },
      filters: {
        status: 'Status',
        side: 'Request',
        countryId: 'Country',
        typeOperation: 'Type of operation',
        requestedAt: 'Requested',
      },
      values: {
        countryId: countries,
        typeOperation,
        side: { sent: 'Sent', received: 'Received' },
        status: { requested: 'Pending', accepted: 'Accepted', rejected: 'Rejected', ended: 'Ended' },
      },
    },
    exchangeRateHistory: {
      title: 'Exchange rate history',
      columns: { currency: 'Currency', exchangeRate: 'Exchange rate', setAt: 'Set', setBy: 'Set by' },
      filters: { currency: 'Currency', setAt: 'Set' },
      values: { currency: currencies },
    },
  },
  errors: {
    companies: {
      unknownUrl: 'No company uses this address.',
      noneFound: 'No company was found with the data entered.',
      platformCompany: 'The platform’s own company cannot be disabled.',
      logoForbidden: 'Your company may not change the logo.',
      colorForbidden: 'Your company may not change the colour.',
      tooManyDocuments: 'Limit reached! At most {{count}} documents.',
      tooManyOperators: 'Limit reached! At most {{count}} operators.',
      tooManyAddresses: 'Limit reached! At most {{count}} addresses.',
      associationOpen: 'There is an open association or request with this company already.',
      associationWithItself: 'A company cannot be associated with itself.',
      associationClosed: 'This association has changed meanwhile. Reload the list.',
      associationNotYours: 'Only the other company can answer this request.',
    },
  },
};
