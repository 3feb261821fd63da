import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { showPosition } from '#kernel/position.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { recordHistory } from '#platform/audit/record-history.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/place.calls.ts';
import type { PlaceInput } from '../contract/place.shapes.ts';
import { routeErrors } from '../contract/route.errors.ts';
import { findPartnerAddress, findPartnerAddresses } from './partner-address.repository.ts';
import { presentPlace } from './place.presenter.ts';
import * as repository from './place.repository.ts';
import { staleVersion } from './stale-version.ts';

type Context = RequestContext<Actor>;
type PlaceRecord = repository.PlaceRecord;

export async function readPlace({ trx }: Context, id: string) {
  return { place: presentPlace(await repository.findPlace(trx, id)) };
}

export async function listPartnerAddresses(
  { trx, actor }: Context,
  { search }: ParsedInput<typeof calls.listPartnerAddresses>['query'],
) {
  return { addresses: [...(await findPartnerAddresses(trx, actor.permissions, search))] };
}

export async function createPlace(context: Context, input: PlaceInput) {
  const { trx, actor } = context;
  const id = createId();
  await checkInput(context, { id, partner_address_id: null }, input);
  await repository.insertPlace(trx, { id, company_id: companyOf(actor), created_by: actor.userId }, valuesOf(input));
  const after = await repository.findPlace(trx, id);
  await record(context, 'routes.createPlace', null, after);
  return { place: presentPlace(after) };
}

export async function updatePlace(
  context: Context,
  id: string,
  { place, version }: ParsedInput<typeof calls.updatePlace>['body'],
) {
  const { trx, actor } = context;
  const before = await repository.lockPlace(trx, id);
  if (before.version !== version) throw staleVersion(before);
  await checkInput(context, before, place);
  const values = valuesOf(place);
  const { fence, expected_minutes, for_load, for_unload } = values;
  // Name and position of an own address are changed there, for everybody who uses it.
  const own = before.company_address_id ? { fence, expected_minutes, for_load, for_unload } : values;
  await repository.updatePlaceRow(trx, before, { ...own, updated_by: actor.userId });
  const after = await repository.findPlace(trx, id);
  await record(context, 'routes.updatePlace', before, after);
  return { place: presentPlace(after) };
}

export async function archivePlace(
  context: Context,
  id: string,
  { archived, version }: ParsedInput<typeof calls.archivePlace>['body'],
) {
  const { trx } = context;
  const before = await repository.lockPlace(trx, id);
  if (before.version !== version) throw staleVersion(before);
  await setArchived(context, before, archived);
  const after = await repository.findPlace(trx, id);
  await record(context, archived ? 'routes.archivePlace' : 'routes.restorePlace', before, after);
  return { place: presentPlace(after) };
}

async function setArchived({ trx, actor, now }: Context, place: PlaceRecord, archived: boolean): Promise<void> {
  if (archived) {
    const routes = await repository.routesOfPlace(trx, place);
    if (routes.length > 0) throw routeErrors.usedByRoutes({ params: { names: routes.join(', ') }, facts: { routes } });
  } else if ((await repository.takenPlaceNames(trx, [place.name], place.id)).length > 0) {
    throw nameTaken('name');
  }
  await repository.updatePlaceRow(trx, place, { archived_at: archived ? now : null, updated_by: actor.userId });
}

export async function updatePlaces(context: Context, body: ParsedInput<typeof calls.updatePlaces>['body']) {
  const { trx, actor } = context;
  const ids = [...new Set(body.ids)];
  const found = await repository.lockPlaces(trx, ids);
  if (found.length !== ids.length) throw requestErrors.notFound();
  for (const { id } of found) {
    const before = await repository.findPlace(trx, id);
    const isUsed = (body.forLoad ?? before.for_load) || (body.forUnload ?? before.for_unload);
    if (!isUsed) throw requestErrors.invalid({ fields: { 'body.forLoad': { code: 'required' } } });
    await repository.updatePlaceRow(trx, before, {
      ...(body.radiusMeters === undefined
        ? {}
        : { fence: JSON.stringify({ kind: 'circle', radiusMeters: body.radiusMeters }) }),
      ...(body.expectedMinutes === undefined ? {} : { expected_minutes: body.expectedMinutes }),
      ...(body.forLoad === undefined ? {} : { for_load: body.forLoad }),
      ...(body.forUnload === undefined ? {} : { for_unload: body.forUnload }),
      updated_by: actor.userId,
    });
    if (body.archived !== undefined) await setArchived(context, before, body.archived);
    await record(context, 'routes.updatePlace', before, await repository.findPlace(trx, id));
  }
  return { changed: found.length };
}

export async function readHistory(
  { trx }: Context,
  id: string,
  query: ParsedInput<typeof calls.readPlaceHistory>['query'],
) {
  await repository.findPlace(trx, id);
  return recordHistory(trx, { entity: 'place', entityId: id, ...query });
}

interface Tied {
  readonly id: string;
  readonly partner_address_id: string | null;
}

/** A name and an address belong to one place; an address that it has already is not asked for again. */
async function checkInput({ trx, actor }: Context, place: Tied, input: PlaceInput): Promise<void> {
  if ((await repository.takenPlaceNames(trx, [input.name], place.id)).length > 0) throw nameTaken('name');
  const { partnerAddressId } = input;
  if (!partnerAddressId || partnerAddressId === place.partner_address_id) return;
  const address = await findPartnerAddress(trx, actor.permissions, partnerAddressId);
  if (!address) throw requestErrors.invalid({ fields: { partnerAddressId: { code: 'choice' } } });
  if (!address.place) return;
  const { name } = address.place;
  throw requestErrors.alreadyRegistered({ fields: { partnerAddressId: { code: 'addressTaken', params: { name } } } });
}

/** 'Já está registrado', at the field with the name. */
export const nameTaken = (field: string) =>
  requestErrors.alreadyRegistered({ fields: { [field]: { code: 'alreadyRegistered' } } });

function valuesOf(input: PlaceInput): repository.PlaceValues {
  return {
    name: input.name,
    address: input.address,
    city: input.cityName,
    city_id: input.cityId,
    country_code: input.countryCode,
    lat: input.lat,
    lng: input.lng,
    fence: JSON.stringify(input.fence),
    expected_minutes: input.expectedMinutes,
    for_load: input.forLoad,
    for_unload: input.forUnload,
    partner_address_id: input.partnerAddressId,
  };
}

/** What the history of a place compares. */
function compared(place: PlaceRecord) {
  const { name, address, cityName, lat, lng, fence, expectedMinutes, forLoad, forUnload, archived, ...rest } =
    presentPlace(place);
  const owner = rest.owner && [rest.owner.partnerName, rest.owner.name].filter(Boolean).join(' · ');
  const position = showPosition({ lat, lng });
  const shape = fence.kind === 'circle' ? `${fence.radiusMeters} m` : `${fence.rings[0]?.length ?? 0}`;
  return {
    name,
    address,
    city: cityName,
    position,
    owner,
    fence: shape,
    expectedMinutes,
    forLoad,
    forUnload,
    archived,
  };
}

async function record(context: Context, action: string, before: PlaceRecord | null, after: PlaceRecord) {
  await audit(context.trx, context, {
    ...{ action, entity: 'place', entityId: after.id },
    before: before && compared(before),
    after: compared(after),
  });
}
