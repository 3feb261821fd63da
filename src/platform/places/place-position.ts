import type { Position } from '#kernel/position.ts';
import type { Trx } from '../db/database.ts';
import { currentCities } from './current-cities.ts';

interface CityPlace {
  readonly cityId: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The exact position of a place, or the centre of its city; undefined where neither is known. */
export async function positionOfPlace(trx: Trx, { cityId, lat, lng }: CityPlace): Promise<Position | undefined> {
  return lat !== null && lng !== null ? { lat, lng } : (await currentCities(trx)).byId(cityId);
}

/** A place as it is stored: maps, distances and trucks nearby need a position, so its city gives one where it has none. */
export async function withCityPosition<P extends CityPlace>(trx: Trx, place: P): Promise<P> {
  const position = await positionOfPlace(trx, place);
  return position ? { ...place, lat: position.lat, lng: position.lng } : place;
}
