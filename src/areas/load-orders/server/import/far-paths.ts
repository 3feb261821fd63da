import type { Problems } from '#areas/imports/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { PROPOSAL_METERS } from '#areas/routes/rules/route-limits.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import { ROUTE } from './order-columns.ts';
import { type NamedPlace, placeReader } from './order-reading.ts';
import { pathNames } from './path-names.repository.ts';

interface NamedWay {
  readonly origin: NamedPlace;
  readonly destination: NamedPlace;
  readonly route: string | undefined;
}

/** A path is warned of as in the form, with the distance: the place of a spreadsheet is the centre of its city. */
export async function farPaths(trx: Trx, lines: readonly NamedWay[]): Promise<Problems[]> {
  const place = await placeReader(trx);
  const paths = await pathNames(
    trx,
    lines.map(({ route }) => route),
  );
  return lines.map(({ origin, destination, route }): Problems => {
    const path = route === undefined ? undefined : paths(route);
    if (!path || 'problem' in path) return {};
    const meters = Math.max(
      offOf(path.from, place('originCity', origin, {})),
      offOf(path.to, place('destinationCity', destination, {})),
    );
    if (meters <= PROPOSAL_METERS) return {};
    return { [ROUTE.field]: { code: 'farPath', params: { km: Math.round(meters / 1000) } } };
  });
}

const offOf = (end: Position, place: Pick<Place, 'lat' | 'lng'> | undefined): number =>
  place && place.lat !== null && place.lng !== null ? distanceMeters(end, { lat: place.lat, lng: place.lng }) : 0;
