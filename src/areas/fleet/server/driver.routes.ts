import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import { searchAccounts } from '#areas/fleet/contract/driver-account.calls.ts';
import * as actions from '#areas/fleet/contract/driver-action.calls.ts';
import * as searches from '#areas/fleet/contract/driver-search.calls.ts';
import * as toggles from '#areas/fleet/contract/driver-toggle.calls.ts';
import { MARKETS, type Market } from '#areas/fleet/rules/market.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { createDriver, readDriverView, updateDriver } from './driver.service.ts';
import {
  associateDriver,
  enableDriver,
  readHistory,
  updateDocuments,
  updatePhoto,
  verifyDriver,
} from './driver-action.service.ts';
import {
  readAccounts,
  readOpenDriver,
  readOwners,
  searchByDocument,
  searchByLicence,
  searchByPhone,
} from './driver-search.service.ts';

function routesOf(market: Market): AnyRoute[] {
  const { read, create, update } = DRIVER_CALLS[market];
  return [
    route(read, (context, { params }) => readDriverView(context, market, params.id)),
    route(create, (context, { body }) => createDriver(context, market, body)),
    route(update, (context, { params, body }) => updateDriver(context, market, params.id, body)),
  ];
}

export const driverRoutes: readonly AnyRoute[] = [
  ...MARKETS.flatMap(routesOf),
  route(toggles.enableDriver, (context, { params, body }) => enableDriver(context, params.id, body.enable)),
  route(toggles.verifyDriver, (context, { params, body }) => verifyDriver(context, params.id, body.verified)),
  route(actions.associateDriver, (context, { body }) => associateDriver(context, body)),
  route(actions.updateDriverPhoto, (context, { body }) => updatePhoto(context, body)),
  route(actions.updateDriverDocuments, (context, { params, body }) => updateDocuments(context, params.id, body)),
  route(actions.driverHistory, (context, { params, query }) => readHistory(context, params.id, query)),
  route(searches.searchDriver, (context, { query }) => searchByDocument(context, query)),
  route(searches.searchDriverByPhone, (context, { query }) => searchByPhone(context, query)),
  route(searches.searchDriverByLicence, (context, { query }) => searchByLicence(context, query)),
  route(searches.openDriver, (context, { params }) => readOpenDriver(context, params.id)),
  route(searches.listOwners, (context, { query }) => readOwners(context, query)),
  route(searchAccounts, (context, { query }) => readAccounts(context, query)),
];
