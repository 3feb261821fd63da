// Written by `npm run areas`: do not edit.
import { ptBR as sessionPtBR } from '#areas/session/phrases/pt-BR.ts';
import { ptBR as companiesPtBR } from '#areas/companies/phrases/pt-BR.ts';
import { ptBR as masterDataPtBR } from '#areas/master-data/phrases/pt-BR.ts';
import { ptBR as usersPtBR } from '#areas/users/phrases/pt-BR.ts';
import { ptBR as notificationsPtBR } from '#areas/notifications/phrases/pt-BR.ts';
import { ptBR as importsPtBR } from '#areas/imports/phrases/pt-BR.ts';
import { ptBR as exchangeRatesPtBR } from '#areas/exchange-rates/phrases/pt-BR.ts';
import { ptBR as documentsPtBR } from '#areas/documents/phrases/pt-BR.ts';
import { ptBR as partnersPtBR } from '#areas/partners/phrases/pt-BR.ts';
import { ptBR as fleetPtBR } from '#areas/fleet/phrases/pt-BR.ts';
import { ptBR as routesPtBR } from '#areas/routes/phrases/pt-BR.ts';
import { ptBR as operationsPtBR } from '#areas/operations/phrases/pt-BR.ts';
import { ptBR as loadOrdersPtBR } from '#areas/load-orders/phrases/pt-BR.ts';
import { ptBR as tripsPtBR } from '#areas/trips/phrases/pt-BR.ts';
import { ptBR as sharingPtBR } from '#areas/sharing/phrases/pt-BR.ts';
import { ptBR as registrationsPtBR } from '#areas/registrations/phrases/pt-BR.ts';
import { ptBR as tradeDocumentsPtBR } from '#areas/trade-documents/phrases/pt-BR.ts';
import { ptBR as opportunitiesPtBR } from '#areas/opportunities/phrases/pt-BR.ts';
import { ptBR as warehousesPtBR } from '#areas/warehouses/phrases/pt-BR.ts';
import { ptBR as trackingPtBR } from '#areas/tracking/phrases/pt-BR.ts';
import { ptBR as reportsPtBR } from '#areas/reports/phrases/pt-BR.ts';
import { ptBR as contentPtBR } from '#areas/content/phrases/pt-BR.ts';
import { ptBR as sessionLaterPtBR } from '#areas/session/phrases/later/pt-BR.ts';
import { ptBR as fleetLaterPtBR } from '#areas/fleet/phrases/later/pt-BR.ts';
import { ptBR as routesLaterPtBR } from '#areas/routes/phrases/later/pt-BR.ts';
import { ptBR as loadOrdersLaterPtBR } from '#areas/load-orders/phrases/later/pt-BR.ts';
import { ptBR as opportunitiesLaterPtBR } from '#areas/opportunities/phrases/later/pt-BR.ts';
import { ptBR as warehousesLaterPtBR } from '#areas/warehouses/phrases/later/pt-BR.ts';
import { ptBR as trackingLaterPtBR } from '#areas/tracking/phrases/later/pt-BR.ts';
import { ptBR as reportsLaterPtBR } from '#areas/reports/phrases/later/pt-BR.ts';
import { ptBR as contentLaterPtBR } from '#areas/content/phrases/later/pt-BR.ts';
import { ptBR as notificationsNotificationsPtBR } from '#areas/notifications/phrases/notifications/pt-BR.ts';
import { ptBR as partnersNotificationsPtBR } from '#areas/partners/phrases/notifications/pt-BR.ts';
import { ptBR as fleetNotificationsPtBR } from '#areas/fleet/phrases/notifications/pt-BR.ts';
import { ptBR as loadOrdersNotificationsPtBR } from '#areas/load-orders/phrases/notifications/pt-BR.ts';
import { ptBR as registrationsNotificationsPtBR } from '#areas/registrations/phrases/notifications/pt-BR.ts';
import { ptBR as opportunitiesNotificationsPtBR } from '#areas/opportunities/phrases/notifications/pt-BR.ts';
import { ptBR as warehousesNotificationsPtBR } from '#areas/warehouses/phrases/notifications/pt-BR.ts';
import { ptBR as trackingNotificationsPtBR } from '#areas/tracking/phrases/notifications/pt-BR.ts';
import { ptBR as reportsNotificationsPtBR } from '#areas/reports/phrases/notifications/pt-BR.ts';
import { ptBR as exchangeRatesImportsPtBR } from '#areas/exchange-rates/phrases/imports/pt-BR.ts';
import { ptBR as partnersImportsPtBR } from '#areas/partners/phrases/imports/pt-BR.ts';
import { ptBR as fleetImportsPtBR } from '#areas/fleet/phrases/imports/pt-BR.ts';
import { ptBR as routesImportsPtBR } from '#areas/routes/phrases/imports/pt-BR.ts';
import { ptBR as loadOrdersImportsPtBR } from '#areas/load-orders/phrases/imports/pt-BR.ts';
import { ptBR as opportunitiesImportsPtBR } from '#areas/opportunities/phrases/imports/pt-BR.ts';
import { ptBR as trackingImportsPtBR } from '#areas/tracking/phrases/imports/pt-BR.ts';
import { es as sessionEs } from '#areas/session/phrases/es.ts';
import { es as companiesEs } from '#areas/companies/phrases/es.ts';
import { es as masterDataEs } from '#areas/master-data/phrases/es.ts';
import { es as usersEs } from '#areas/users/phrases/es.ts';
import { es as notificationsEs } from '#areas/notifications/phrases/es.ts';
import { es as importsEs } from '#areas/imports/phrases/es.ts';
import { es as exchangeRatesEs } from '#areas/exchange-rates/phrases/es.ts';
import { es as documentsEs } from '#areas/documents/phrases/es.ts';
import { es as partnersEs } from '#areas/partners/phrases/es.ts';
import { es as fleetEs } from '#areas/fleet/phrases/es.ts';
import { es as routesEs } from '#areas/routes/phrases/es.ts';
import { es as operationsEs } from '#areas/operations/phrases/es.ts';
import { es as loadOrdersEs } from '#areas/load-orders/phrases/es.ts';
import { es as tripsEs } from '#areas/trips/phrases/es.ts';
import { es as sharingEs } from '#areas/sharing/phrases/es.ts';
import { es as registrationsEs } from '#areas/registrations/phrases/es.ts';
import { es as tradeDocumentsEs } from '#areas/trade-documents/phrases/es.ts';
import { es as opportunitiesEs } from '#areas/opportunities/phrases/es.ts';
import { es as warehousesEs } from '#areas/warehouses/phrases/es.ts';
import { es as trackingEs } from '#areas/tracking/phrases/es.ts';
import { es as reportsEs } from '#areas/reports/phrases/es.ts';
import { es as contentEs } from '#areas/content/phrases/es.ts';
import { es as sessionLaterEs } from '#areas/session/phrases/later/es.ts';
import { es as fleetLaterEs } from '#areas/fleet/phrases/later/es.ts';
import { es as routesLaterEs } from '#areas/routes/phrases/later/es.ts';
import { es as loadOrdersLaterEs } from '#areas/load-orders/phrases/later/es.ts';
import { es as opportunitiesLaterEs } from '#areas/opportunities/phrases/later/es.ts';
import { es as warehousesLaterEs } from '#areas/warehouses/phrases/later/es.ts';
import { es as trackingLaterEs } from '#areas/tracking/phrases/later/es.ts';
import { es as reportsLaterEs } from '#areas/reports/phrases/later/es.ts';
import { es as contentLaterEs } from '#areas/content/phrases/later/es.ts';
import { es as notificationsNotificationsEs } from '#areas/notifications/phrases/notifications/es.ts';
import { es as partnersNotificationsEs } from '#areas/partners/phrases/notifications/es.ts';
import { es as fleetNotificationsEs } from '#areas/fleet/phrases/notifications/es.ts';
import { es as loadOrdersNotificationsEs } from '#areas/load-orders/phrases/notifications/es.ts';
import { es as registrationsNotificationsEs } from '#areas/registrations/phrases/notifications/es.ts';
import { es as opportunitiesNotificationsEs } from '#areas/opportunities/phrases/notifications/es.ts';
import { es as warehousesNotificationsEs } from '#areas/warehouses/phrases/notifications/es.ts';
import { es as trackingNotificationsEs } from '#areas/tracking/phrases/notifications/es.ts';
import { es as reportsNotificationsEs } from '#areas/reports/phrases/notifications/es.ts';
import { es as exchangeRatesImportsEs } from '#areas/exchange-rates/phrases/imports/es.ts';
import { es as partnersImportsEs } from '#areas/partners/phrases/imports/es.ts';
import { es as fleetImportsEs } from '#areas/fleet/phrases/imports/es.ts';
import { es as routesImportsEs } from '#areas/routes/phrases/imports/es.ts';
import { es as loadOrdersImportsEs } from '#areas/load-orders/phrases/imports/es.ts';
import { es as opportunitiesImportsEs } from '#areas/opportunities/phrases/imports/es.ts';
import { es as trackingImportsEs } from '#areas/tracking/phrases/imports/es.ts';
import { en as sessionEn } from '#areas/session/phrases/en.ts';
import { en as companiesEn } from '#areas/companies/phrases/en.ts';
import { en as masterDataEn } from '#areas/master-data/phrases/en.ts';
import { en as usersEn } from '#areas/users/phrases/en.ts';
import { en as notificationsEn } from '#areas/notifications/phrases/en.ts';
import { en as importsEn } from '#areas/imports/phrases/en.ts';
import { en as exchangeRatesEn } from '#areas/exchange-rates/phrases/en.ts';
import { en as documentsEn } from '#areas/documents/phrases/en.ts';
import { en as partnersEn } from '#areas/partners/phrases/en.ts';
import { en as fleetEn } from '#areas/fleet/phrases/en.ts';
import { en as routesEn } from '#areas/routes/phrases/en.ts';
import { en as operationsEn } from '#areas/operations/phrases/en.ts';
import { en as loadOrdersEn } from '#areas/load-orders/phrases/en.ts';
import { en as tripsEn } from '#areas/trips/phrases/en.ts';
import { en as sharingEn } from '#areas/sharing/phrases/en.ts';
import { en as registrationsEn } from '#areas/registrations/phrases/en.ts';
import { en as tradeDocumentsEn } from '#areas/trade-documents/phrases/en.ts';
import { en as opportunitiesEn } from '#areas/opportunities/phrases/en.ts';
import { en as warehousesEn } from '#areas/warehouses/phrases/en.ts';
import { en as trackingEn } from '#areas/tracking/phrases/en.ts';
import { en as reportsEn } from '#areas/reports/phrases/en.ts';
import { en as contentEn } from '#areas/content/phrases/en.ts';
import { en as sessionLaterEn } from '#areas/session/phrases/later/en.ts';
import { en as fleetLaterEn } from '#areas/fleet/phrases/later/en.ts';
import { en as routesLaterEn } from '#areas/routes/phrases/later/en.ts';
import { en as loadOrdersLaterEn } from '#areas/load-orders/phrases/later/en.ts';
import { en as opportunitiesLaterEn } from '#areas/opportunities/phrases/later/en.ts';
import { en as warehousesLaterEn } from '#areas/warehouses/phrases/later/en.ts';
import { en as trackingLaterEn } from '#areas/tracking/phrases/later/en.ts';
import { en as reportsLaterEn } from '#areas/reports/phrases/later/en.ts';
import { en as contentLaterEn } from '#areas/content/phrases/later/en.ts';
import { en as notificationsNotificationsEn } from '#areas/notifications/phrases/notifications/en.ts';
import { en as partnersNotificationsEn } from '#areas/partners/phrases/notifications/en.ts';
import { en as fleetNotificationsEn } from '#areas/fleet/phrases/notifications/en.ts';
import { en as loadOrdersNotificationsEn } from '#areas/load-orders/phrases/notifications/en.ts';
import { en as registrationsNotificationsEn } from '#areas/registrations/phrases/notifications/en.ts';
import { en as opportunitiesNotificationsEn } from '#areas/opportunities/phrases/notifications/en.ts';
import { en as warehousesNotificationsEn } from '#areas/warehouses/phrases/notifications/en.ts';
import { en as trackingNotificationsEn } from '#areas/tracking/phrases/notifications/en.ts';
import { en as reportsNotificationsEn } from '#areas/reports/phrases/notifications/en.ts';
import { en as exchangeRatesImportsEn } from '#areas/exchange-rates/phrases/imports/en.ts';
import { en as partnersImportsEn } from '#areas/partners/phrases/imports/en.ts';
import { en as fleetImportsEn } from '#areas/fleet/phrases/imports/en.ts';
import { en as routesImportsEn } from '#areas/routes/phrases/imports/en.ts';
import { en as loadOrdersImportsEn } from '#areas/load-orders/phrases/imports/en.ts';
import { en as opportunitiesImportsEn } from '#areas/opportunities/phrases/imports/en.ts';
import { en as trackingImportsEn } from '#areas/tracking/phrases/imports/en.ts';
import { esBO as fleetEsBO } from '#areas/fleet/phrases/es-BO.ts';
import { esMX as companiesEsMX } from '#areas/companies/phrases/es-MX.ts';
import { esMX as fleetEsMX } from '#areas/fleet/phrases/es-MX.ts';
import { enMX as companiesEnMX } from '#areas/companies/phrases/en-MX.ts';
import { enMX as fleetEnMX } from '#areas/fleet/phrases/en-MX.ts';
import type { Phrases } from '#kernel/phrases.ts';

/** Texts of the areas that server and browser share. */
export const AREA_PHRASES = {
  'pt-BR': [
    sessionPtBR as Phrases,
    companiesPtBR as Phrases,
    masterDataPtBR as Phrases,
    usersPtBR as Phrases,
    notificationsPtBR as Phrases,
    importsPtBR as Phrases,
    exchangeRatesPtBR as Phrases,
    documentsPtBR as Phrases,
    partnersPtBR as Phrases,
    fleetPtBR as Phrases,
    routesPtBR as Phrases,
    operationsPtBR as Phrases,
    loadOrdersPtBR as Phrases,
    tripsPtBR as Phrases,
    sharingPtBR as Phrases,
    registrationsPtBR as Phrases,
    tradeDocumentsPtBR as Phrases,
    opportunitiesPtBR as Phrases,
    warehousesPtBR as Phrases,
    trackingPtBR as Phrases,
    reportsPtBR as Phrases,
    contentPtBR as Phrases,
    sessionLaterPtBR as Phrases,
    fleetLaterPtBR as Phrases,
    routesLaterPtBR as Phrases,
    loadOrdersLaterPtBR as Phrases,
    opportunitiesLaterPtBR as Phrases,
    warehousesLaterPtBR as Phrases,
    trackingLaterPtBR as Phrases,
    reportsLaterPtBR as Phrases,
    contentLaterPtBR as Phrases,
    notificationsNotificationsPtBR as Phrases,
    partnersNotificationsPtBR as Phrases,
    fleetNotificationsPtBR as Phrases,
    loadOrdersNotificationsPtBR as Phrases,
    registrationsNotificationsPtBR as Phrases,
    opportunitiesNotificationsPtBR as Phrases,
    warehousesNotificationsPtBR as Phrases,
    trackingNotificationsPtBR as Phrases,
    reportsNotificationsPtBR as Phrases,
    exchangeRatesImportsPtBR as Phrases,
    partnersImportsPtBR as Phrases,
    fleetImportsPtBR as Phrases,
    routesImportsPtBR as Phrases,
    loadOrdersImportsPtBR as Phrases,
    opportunitiesImportsPtBR as Phrases,
    trackingImportsPtBR as Phrases,
  ],
  es: [
    sessionEs as Phrases,
    companiesEs as Phrases,
    masterDataEs as Phrases,
    usersEs as Phrases,
    notificationsEs as Phrases,
    importsEs as Phrases,
    exchangeRatesEs as Phrases,
    documentsEs as Phrases,
    partnersEs as Phrases,
    fleetEs as Phrases,
    routesEs as Phrases,
    operationsEs as Phrases,
    loadOrdersEs as Phrases,
    tripsEs as Phrases,
    sharingEs as Phrases,
    registrationsEs as Phrases,
    tradeDocumentsEs as Phrases,
    opportunitiesEs as Phrases,
    warehousesEs as Phrases,
    trackingEs as Phrases,
    reportsEs as Phrases,
    contentEs as Phrases,
    sessionLaterEs as Phrases,
    fleetLaterEs as Phrases,
    routesLaterEs as Phrases,
    loadOrdersLaterEs as Phrases,
    opportunitiesLaterEs as Phrases,
    warehousesLaterEs as Phrases,
    trackingLaterEs as Phrases,
    reportsLaterEs as Phrases,
    contentLaterEs as Phrases,
    notificationsNotificationsEs as Phrases,
    partnersNotificationsEs as Phrases,
    fleetNotificationsEs as Phrases,
    loadOrdersNotificationsEs as Phrases,
    registrationsNotificationsEs as Phrases,
    opportunitiesNotificationsEs as Phrases,
    warehousesNotificationsEs as Phrases,
    trackingNotificationsEs as Phrases,
    reportsNotificationsEs as Phrases,
    exchangeRatesImportsEs as Phrases,
    partnersImportsEs as Phrases,
    fleetImportsEs as Phrases,
    routesImportsEs as Phrases,
    loadOrdersImportsEs as Phrases,
    opportunitiesImportsEs as Phrases,
    trackingImportsEs as Phrases,
  ],
  en: [
    sessionEn as Phrases,
    companiesEn as Phrases,
    masterDataEn as Phrases,
    usersEn as Phrases,
    notificationsEn as Phrases,
    importsEn as Phrases,
    exchangeRatesEn as Phrases,
    documentsEn as Phrases,
    partnersEn as Phrases,
    fleetEn as Phrases,
    routesEn as Phrases,
    operationsEn as Phrases,
    loadOrdersEn as Phrases,
    tripsEn as Phrases,
    sharingEn as Phrases,
    registrationsEn as Phrases,
    tradeDocumentsEn as Phrases,
    opportunitiesEn as Phrases,
    warehousesEn as Phrases,
    trackingEn as Phrases,
    reportsEn as Phrases,
    contentEn as Phrases,
    sessionLaterEn as Phrases,
    fleetLaterEn as Phrases,
    routesLaterEn as Phrases,
    loadOrdersLaterEn as Phrases,
    opportunitiesLaterEn as Phrases,
    warehousesLaterEn as Phrases,
    trackingLaterEn as Phrases,
    reportsLaterEn as Phrases,
    contentLaterEn as Phrases,
    notificationsNotificationsEn as Phrases,
    partnersNotificationsEn as Phrases,
    fleetNotificationsEn as Phrases,
    loadOrdersNotificationsEn as Phrases,
    registrationsNotificationsEn as Phrases,
    opportunitiesNotificationsEn as Phrases,
    warehousesNotificationsEn as Phrases,
    trackingNotificationsEn as Phrases,
    reportsNotificationsEn as Phrases,
    exchangeRatesImportsEn as Phrases,
    partnersImportsEn as Phrases,
    fleetImportsEn as Phrases,
    routesImportsEn as Phrases,
    loadOrdersImportsEn as Phrases,
    opportunitiesImportsEn as Phrases,
    trackingImportsEn as Phrases,
  ],
  'es-BO': [
    fleetEsBO as Phrases,
  ],
  'es-MX': [
    companiesEsMX as Phrases,
    fleetEsMX as Phrases,
  ],
  'en-MX': [
    companiesEnMX as Phrases,
    fleetEnMX as Phrases,
  ],
} satisfies Readonly<Record<string, readonly Phrases[]>>;

/** The same in pt-BR, from which the type of all keys is made. */
export type AreaPhrases =
  | typeof sessionPtBR
  | typeof companiesPtBR
  | typeof masterDataPtBR
  | typeof usersPtBR
  | typeof notificationsPtBR
  | typeof importsPtBR
  | typeof exchangeRatesPtBR
  | typeof documentsPtBR
  | typeof partnersPtBR
  | typeof fleetPtBR
  | typeof routesPtBR
  | typeof operationsPtBR
  | typeof loadOrdersPtBR
  | typeof tripsPtBR
  | typeof sharingPtBR
  | typeof registrationsPtBR
  | typeof tradeDocumentsPtBR
  | typeof opportunitiesPtBR
  | typeof warehousesPtBR
  | typeof trackingPtBR
  | typeof reportsPtBR
  | typeof contentPtBR
  | typeof sessionLaterPtBR
  | typeof fleetLaterPtBR
  | typeof routesLaterPtBR
  | typeof loadOrdersLaterPtBR
  | typeof opportunitiesLaterPtBR
  | typeof warehousesLaterPtBR
  | typeof trackingLaterPtBR
  | typeof reportsLaterPtBR
  | typeof contentLaterPtBR
  | typeof notificationsNotificationsPtBR
  | typeof partnersNotificationsPtBR
  | typeof fleetNotificationsPtBR
  | typeof loadOrdersNotificationsPtBR
  | typeof registrationsNotificationsPtBR
  | typeof opportunitiesNotificationsPtBR
  | typeof warehousesNotificationsPtBR
  | typeof trackingNotificationsPtBR
  | typeof reportsNotificationsPtBR
  | typeof exchangeRatesImportsPtBR
  | typeof partnersImportsPtBR
  | typeof fleetImportsPtBR
  | typeof routesImportsPtBR
  | typeof loadOrdersImportsPtBR
  | typeof opportunitiesImportsPtBR
  | typeof trackingImportsPtBR;
