import { countryOrDefault } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { recordHistory } from '#platform/audit/record-history.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import type * as calls from '../contract/route.calls.ts';
import { routeErrors } from '../contract/route.errors.ts';
import { orderPaths, pathsOf } from './path.repository.ts';
import { findPlace } from './place.repository.ts';
import { nameTaken } from './place.service.ts';
import { ordersOnRoutes } from './route.ports.ts';
import { presentEnd, presentRoute } from './route.presenter.ts';
import type { RouteRecord } from './route.repository.ts';
import * as repository from './route.repository.ts';
import { staleVersion } from './stale-version.ts';

type Context = RequestContext<Actor>;
const NAME_MAX = 200;

export async function readRoute(context: Context, id: string) {
  return { route: await view(context, await repository.findRoute(context.trx, id)) };
}

export async function readPair(context: Context, { loadId, unloadId }: ParsedInput<typeof calls.readPair>['params']) {
  const { trx } = context;
  const [load, unload] = [await findPlace(trx, loadId), await findPlace(trx, unloadId)];
  const route = await repository.routeOfPair(trx, loadId, unloadId);
  return {
    route: route ? await view(context, route) : null,
    load: presentEnd({ ...load, country: load.country_code }),
    unload: presentEnd({ ...unload, country: unload.country_code }),
  };
}

/** The pair of places decides: whoever comes second gets the route that is there. */
export async function createRoute(context: Context, body: ParsedInput<typeof calls.createRoute>['body']) {
  const { route, created } = await openRoute(context, body);
  return { route: await view(context, route), created };
}

interface OpenedRoute {
  readonly loadId: string;
  readonly unloadId: string;
  /** Typed by somebody: must be free. */
  readonly name?: string | undefined;
  /** Gets a number where it is taken; the two places where there is none. */
  readonly proposed?: string;
  /** That of the country of loading where there is none. */
  readonly currency?: string | undefined;
}

export async function openRoute(context: Context, { loadId, unloadId, ...wanted }: OpenedRoute) {
  const { trx, actor } = context;
  const [load, unload] = [await ownEnd(context, 'loadId', loadId), await ownEnd(context, 'unloadId', unloadId)];
  const known = await repository.routeOfPair(trx, loadId, unloadId);
  if (known) return { route: known, created: false };
  const id = createId();
  const name = await freeName(context, id, wanted.name, wanted.proposed ?? `${load.name} – ${unload.name}`);
  const created = await repository.insertRoute(trx, {
    ...{ id, company_id: companyOf(actor), load_id: loadId, unload_id: unloadId, name, created_by: actor.userId },
    currency: wanted.currency ?? countryOrDefault(load.country_code ?? actor.country).currency.code,
  });
  const route = await repository.routeOfPair(trx, loadId, unloadId);
  if (!route) throw requestErrors.conflict();
  if (created) await record(context, 'routes.create', null, route);
  return { route, created };
}

async function ownEnd({ trx }: Context, field: string, id: string) {
  const place = await findPlace(trx, id).catch(() => undefined);
  if (!place || place.archived_at) throw requestErrors.invalid({ fields: { [field]: { code: 'choice' } } });
  return place;
}

/** A typed name must be free; a proposed one gets a number until it is. */
async function freeName({ trx }: Context, id: string, typed: string | undefined, proposed: string): Promise<string> {
  if (typed !== undefined) {
    if (await repository.isRouteNameTaken(trx, typed, id)) throw nameTaken('name');
    return typed;
  }
  for (let nth = 1; ; nth += 1) {
    const name = nth === 1 ? proposed.slice(0, NAME_MAX) : `${proposed.slice(0, NAME_MAX - 5)} ${nth}`;
    if (!(await repository.isRouteNameTaken(trx, name, id))) return name;
  }
}

export async function updateRoute(context: Context, id: string, body: ParsedInput<typeof calls.updateRoute>['body']) {
  const { trx, actor } = context;
  const before = await repository.lockRoute(trx, id);
  if (before.version !== body.version) throw staleVersion(before);
  if (await repository.isRouteNameTaken(trx, body.name, id)) throw nameTaken('name');
  const paths = await pathsOf(trx, id);
  const own = new Set(paths.map((path) => path.id));
  const foreign = body.pathIds.findIndex((pathId) => !own.has(pathId));
  if (foreign >= 0) throw requestErrors.invalid({ fields: { [`pathIds.${foreign}`]: { code: 'choice' } } });
  await repository.updateRouteRow(trx, before, {
    ...{ name: body.name, currency: body.currency, updated_by: actor.userId },
  });
  await orderPaths(trx, id, body.pathIds);
  const after = await repository.findRoute(trx, id);
  const ordered = await pathsOf(trx, id);
  await audit(trx, context, {
    ...{ action: 'routes.update', entity: 'route', entityId: id },
    before: { ...compared(before), pathOrder: namesOf(paths) },
    after: { ...compared(after), pathOrder: namesOf(ordered) },
  });
  return { route: presentRoute(after, ordered, actor) };
}

/** Archived ones have no place among the others. */
const namesOf = (paths: Awaited<ReturnType<typeof pathsOf>>): string =>
  paths
    .filter(({ archived_at }) => archived_at === null)
    .map(({ name }) => name)
    .join(', ');

/** Open orders keep the version of the path they were planned with, so nothing happens to them. */
export async function archiveRoute(
  context: Context,
  id: string,
  { archived, version }: ParsedInput<typeof calls.archiveRoute>['body'],
) {
  const { trx, actor, now, services } = context;
  const before = await repository.lockRoute(trx, id);
  if (before.version !== version) throw staleVersion(before);
  if (!archived && (await repository.isRouteNameTaken(trx, before.name, id))) throw nameTaken('name');
  await repository.updateRouteRow(trx, before, { archived_at: archived ? now : null, updated_by: actor.userId });
  const after = await repository.findRoute(trx, id);
  await record(context, archived ? 'routes.archive' : 'routes.restore', before, after);
  const orders = archived ? await portOf(services, ordersOnRoutes)(trx, { routeId: id, isOpen: true }) : [];
  return { route: await view(context, after), orders: [...orders] };
}

export async function removeRoute(context: Context, id: string) {
  const { trx, services } = context;
  const route = await repository.lockRoute(trx, id);
  const orders = await portOf(services, ordersOnRoutes)(trx, { routeId: id, isOpen: false });
  if (orders.length > 0) throw routeErrors.usedByOrders({ params: { codes: orders.join(', ') }, facts: { orders } });
  await repository.deleteRoute(trx, route);
  await audit(trx, context, {
    ...{ action: 'routes.remove', entity: 'route', entityId: id },
    before: compared(route),
    after: null,
  });
  return { _id: id };
}

export async function readHistory(
  { trx }: Context,
  id: string,
  query: ParsedInput<typeof calls.readRouteHistory>['query'],
) {
  await repository.findRoute(trx, id);
  return recordHistory(trx, { entity: 'route', entityId: id, ...query });
}

const view = async ({ trx, actor }: Context, route: RouteRecord) =>
  presentRoute(route, await pathsOf(trx, route.id), actor);

/** What the history of a route compares. */
const compared = ({ name, currency, archived_at }: RouteRecord) => ({
  name,
  currency,
  archived: archived_at !== null,
});

async function record(context: Context, action: string, before: RouteRecord | null, after: RouteRecord): Promise<void> {
  await audit(context.trx, context, {
    ...{ action, entity: 'route', entityId: after.id },
    before: before && compared(before),
    after: compared(after),
  });
}
