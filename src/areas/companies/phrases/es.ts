import { countryNames } from '#areas/companies/rules/country-name.ts';
import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

const typeOperation = { direct: 'Transportadora', catering: 'Proveedor', distributor: 'Distribuidor' };

const countries = countryNames('es');

const currencies = {
  BOB: 'Boliviano',
  CLP: 'Peso chileno',
  PYG: 'Guaraní paraguayo',
  PEN: 'Sol peruano',
  USD: 'Dólar estadounidense',
  BRL: 'Real brasileño',
  MXN: 'Peso mexicano',
  ARS: 'Peso argentino',
  UYU: 'Peso uruguayo',
};

export const es: Translation<typeof ptBR> = {
  companies: {
    typeOperation,
    currencies,
    operator: 'Operador',
    operators: 'Operadores',
    documentRenamed: 'Archivo renombrado correctamente',
    events: {
      associationRequested: '{{company}} quiere asociarse, responda en Empresas asociadas',
      associationAccepted: '{{company}} aceptó la asociación, ya pueden trabajar juntos',
      associationRejected: '{{company}} rechazó la asociación',
      associationEnded: '{{company}} terminó la asociación',
    },
  },
  lists: {
    companies: {
      title: 'Gestión de empresas',
      columns: {
        companyName: 'Empresa',
        countryId: 'País',
        taxId: 'Identificación tributaria',
        typeOperation: 'Tipo de operación',
        url: 'Dirección de acceso',
        averageCompany: 'Calificación',
        verified: 'Verificada',
        enabled: 'Habilitada',
        createdAt: 'Creada el',
      },
      filters: {
        countryId: 'País',
        typeOperation: 'Tipo de operación',
        verified: 'Verificada',
        enabled: 'Habilitada',
        createdAt: 'Creada el',
      },
      values: { countryId: countries, typeOperation },
    },
    associatedCompany: {
      title: 'Empresas asociadas',
      columns: {
        companyName: 'Empresa',
        countryId: 'País',
        taxId: 'Identificación tributaria',
        typeOperation: 'Tipo de operación',
        averageCompany: 'Calificación',
        side: 'Solicitud',
        status: 'Estado',
        requestedAt: 'Solicitada el',
        answeredAt: 'Respondida el',
        endedAt: 'Terminada el',
      },
      filters: {
        status: 'Estado',
        side: 'Solicitud',
        countryId: 'País',
        typeOperation: 'Tipo de operación',
        requestedAt: 'Solicitada el',
      },
      values: {
        countryId: countries,
        typeOperation,
        side: { sent: 'Enviada', received: 'Recibida' },
        status: { requested: 'Pendiente', accepted: 'Aceptada', rejected: 'Rechazada', ended: 'Terminada' },
      },
    },
    exchangeRateHistory: {
      title: 'Historial de tipos de cambio',
      columns: { currency: 'Moneda', exchangeRate: 'Tipo de cambio', setAt: 'Definido el', setBy: 'Definido por' },
      filters: { currency: 'Moneda', setAt: 'Definido el' },
      values: { currency: currencies },
    },
  },
  errors: {
    companies: {
      unknownUrl: 'Ninguna empresa usa esta dirección.',
      noneFound: 'No se encontró ninguna empresa con los datos ingresados.',
      platformCompany: 'La empresa de la plataforma no se puede deshabilitar.',
      logoForbidden: 'Su empresa no puede cambiar el logotipo.',
      colorForbidden: 'Su empresa no puede cambiar el color.',
      tooManyDocuments: '¡Límite alcanzado! Máximo {{count}} documentos.',
      tooManyOperators: '¡Límite alcanzado! Máximo {{count}} operadores.',
      tooManyAddresses: '¡Límite alcanzado! Máximo {{count}} direcciones.',
      associationOpen: 'Ya existe una asociación o una solicitud abierta con esta empresa.',
      associationWithItself: 'Una empresa no puede asociarse consigo misma.',
      associationClosed: 'Esta asociación ya cambió de estado. Recargue la lista.',
      associationNotYours: 'Solo la otra empresa puede responder a esta solicitud.',
    },
  },
};
