import { countryNames } from '#areas/companies/rules/country-name.ts';

const typeOperation = { direct: 'Transportadora', catering: 'Fornecedor', distributor: 'Distribuidor' } as const;

const countries = countryNames('pt-BR');

const currencies = {
  BOB: 'Boliviano',
  CLP: 'Peso chileno',
  PYG: 'Guarani paraguaio',
  PEN: 'Sol peruano',
  USD: 'Dólar americano',
  BRL: 'Real brasileiro',
  MXN: 'Peso mexicano',
  ARS: 'Peso argentino',
  UYU: 'Peso uruguaio',
} as const;

export const ptBR = {
  companies: {
    typeOperation,
    currencies,
    operator: 'Operador',
    operators: 'Operadores',
    documentRenamed: 'Arquivo renomeado com sucesso',
    events: {
      associationRequested: '{{company}} quer se associar, responda em Empresas associadas',
      associationAccepted: '{{company}} aceitou a associação, vocês já podem trabalhar juntos',
      associationRejected: '{{company}} recusou a associação',
      associationEnded: '{{company}} encerrou a associação',
    },
  },
  lists: {
    companies: {
      title: 'Gestão de empresas',
      columns: {
        companyName: 'Empresa',
        countryId: 'País',
        taxId: 'Documento fiscal',
        typeOperation: 'Tipo de operação',
        url: 'Endereço de acesso',
        averageCompany: 'Avaliação',
        verified: 'Verificada',
        enabled: 'Habilitada',
        createdAt: 'Criada em',
      },
      filters: {
        countryId: 'País',
        typeOperation: 'Tipo de operação',
        verified: 'Verificada',
        enabled: 'Habilitada',
        createdAt: 'Criada em',
      },
      values: { countryId: countries, typeOperation },
    },
    associatedCompany: {
      title: 'Empresas associadas',
      columns: {
        companyName: 'Empresa',
        countryId: 'País',
        taxId: 'Documento fiscal',
        typeOperation: 'Tipo de operação',
        averageCompany: 'Avaliação',
        side: 'Pedido',
        status: 'Situação',
        requestedAt: 'Pedida em',
        answeredAt: 'Respondida em',
        endedAt: 'Encerrada em',
      },
      filters: {
        status: 'Situação',
        side: 'Pedido',
        countryId: 'País',
        typeOperation: 'Tipo de operação',
        requestedAt: 'Pedida em',
      },
      values: {
        countryId: countries,
        typeOperation,
        side: { sent: 'Enviado', received: 'Recebido' },
        status: { requested: 'Pendente', accepted: 'Aceita', rejected: 'Recusada', ended: 'Encerrada' },
      },
    },
    exchangeRateHistory: {
      title: 'Histórico de câmbio',
      columns: { currency: 'Moeda', exchangeRate: 'Taxa de câmbio', setAt: 'Definida em', setBy: 'Definida por' },
      filters: { currency: 'Moeda', setAt: 'Definida em' },
      values: { currency: currencies },
    },
  },
  errors: {
    companies: {
      unknownUrl: 'Nenhuma empresa usa este endereço.',
      noneFound: 'Nenhuma empresa foi encontrada com os dados informados.',
      platformCompany: 'A empresa da plataforma não pode ser desabilitada.',
      logoForbidden: 'Sua empresa não pode alterar o logotipo.',
      colorForbidden: 'Sua empresa não pode alterar a cor.',
      tooManyDocuments: 'Limite atingido! Máximo de {{count}} documentos.',
      tooManyOperators: 'Limite atingido! Máximo de {{count}} operadores.',
      tooManyAddresses: 'Limite atingido! Máximo de {{count}} endereços.',
      associationOpen: 'Já existe uma associação ou um pedido em aberto com esta empresa.',
      associationWithItself: 'Uma empresa não pode se associar a si mesma.',
      associationClosed: 'Esta associação já mudou de situação. Recarregue a lista.',
      associationNotYours: 'Somente a outra empresa pode responder a este pedido.',
    },
  },
} as const;
