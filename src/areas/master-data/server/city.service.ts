import type { createCity, EditedCity, updateCity } from '#areas/master-data/contract/city.calls.ts';
import { cityErrors } from '#areas/master-data/contract/city.errors.ts';
import { FARTHEST_METERS } from '#areas/master-data/rules/city-limits.ts';
import { isCountryCode } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import * as towns from '#platform/places/city.repository.ts';

type Context = RequestContext<Actor>;
type Added = ParsedInput<typeof createCity>['body'];
type Changed = ParsedInput<typeof updateCity>['body'];

export async function readOneCity({ trx }: Context, id: string): Promise<{ city: EditedCity }> {
  return { city: presentCity(await requireCity(trx, id)) };
}

export async function addCity(context: Context, given: Added): Promise<{ city: EditedCity }> {
  await towns.lockTowns(context.trx, given.country);
  const { position, ...town } = given;
  const city = { ...town, ...position };
  await checkTown(context, city, null);
  // The id says nothing about the name, which may change.
  const id = `${given.country.toLowerCase()}-${createId()}`;
  return save(context, { ...city, id, hidden: false }, null);
}

/** Expects the version that was read; whoever changed it in between is named. */
export async function changeCity(
  context: Context,
  id: string,
  { version, position, ...given }: Changed,
): Promise<{ city: EditedCity }> {
  const before = await lockCity(context, id);
  if (before.version !== version) {
    const { changedBy, changedAt } = before;
    throw requestErrors.staleVersion({ facts: { changedBy, changedAt: changedAt?.toISOString() ?? null } });
  }
  const city = { ...given, ...position, id, country: before.country, hidden: before.hidden };
  await checkTown(context, city, before);
  return save(context, city, before);
}

export async function setHidden(context: Context, id: string, hidden: boolean): Promise<{ city: EditedCity }> {
  const before = await lockCity(context, id);
  if (before.hidden === hidden) return { city: presentCity(before) };
  if (hidden && (await towns.isLastOffered(context.trx, before))) {
    throw cityErrors.lastCity({ params: { name: before.name } });
  }
  const { country, name, region, lat, lng, people } = before;
  return save(context, { id, country, name, region, lat, lng, people, hidden }, before);
}

type Town = Omit<Parameters<typeof towns.storeCity>[1], 'hidden' | 'id'>;

/** What stays as it was is not judged again: the product has towns that share a name. */
async function checkTown({ trx }: Context, town: Town, before: towns.CityRecord | null): Promise<void> {
  const { country, name, region, lat, lng } = town;
  const except = before?.id ?? null;
  const fields: Record<string, FieldProblem> = {};
  const isMoved = before?.lat !== lat || before.lng !== lng;
  const isRenamed = before?.name !== name || before.region !== region;
  if (before?.region !== region && !(await towns.regionsOf(trx, country)).includes(region)) {
    fields.region = { code: 'choice' };
  }
  if (isMoved && !(await towns.hasTownNear(trx, country, { lat, lng }, { meters: FARTHEST_METERS, except }))) {
    fields['position.lat'] = { code: 'otherCountry' };
  }
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  if (isRenamed && (await towns.namesake(trx, { country, region, name }, except))) {
    throw requestErrors.alreadyRegistered({ fields: { name: { code: 'alreadyRegistered' } } });
  }
}

async function save(
  context: Context,
  city: Parameters<typeof towns.storeCity>[1],
  before: towns.CityRecord | null,
): Promise<{ city: EditedCity }> {
  const { trx, actor } = context;
  await towns.storeCity(trx, city, actor.userId);
  const after = presentCity(await requireCity(trx, city.id));
  await audit(trx, context, {
    action: before ? 'cities.update' : 'cities.create',
    entity: 'city',
    entityId: city.id,
    before: before && factsOf(presentCity(before)),
    after: factsOf(after),
  });
  return { city: after };
}

const factsOf = ({ name, region, country, position, people, hidden }: EditedCity) => ({
  ...{ name, region, country, ...position, people, hidden },
});

async function lockCity({ trx }: Context, id: string): Promise<towns.CityRecord> {
  const { country } = await requireCity(trx, id);
  await towns.lockTowns(trx, country);
  return requireCity(trx, id);
}

async function requireCity(trx: Context['trx'], id: string): Promise<towns.CityRecord> {
  const city = await towns.findCity(trx, id);
  if (!city) throw requestErrors.notFound();
  return city;
}

function presentCity({ id, country, productName, changedAt, lat, lng, ...city }: towns.CityRecord): EditedCity {
  if (!isCountryCode(country)) throw requestErrors.notFound();
  return {
    ...city,
    _id: id,
    country,
    position: { lat, lng },
    productName: productName ?? null,
    changedAt: changedAt?.toISOString() ?? null,
  };
}
