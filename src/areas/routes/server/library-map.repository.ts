import { sql } from 'kysely';
import type { MapBox } from '#kernel/map-box.ts';
import { selectionOf } from '#platform/list/conditions.ts';
import type { ListContext, ListSource, Sql } from '#platform/list/list-source.ts';
import { orderOf } from '#platform/list/statement-parts.ts';
import { type DrawnFence, type DrawnPlace, MAP_MAX } from '../contract/library-map.calls.ts';
import type { PlaceFence } from '../contract/place.shapes.ts';
import type { FenceShape } from '../rules/fence-shape.ts';
import { geofenceListSource } from './geofence-list.repository.ts';
import { placeListSource } from './place-list.repository.ts';

type Query = Readonly<Record<string, unknown>> & { readonly sort: string; readonly within?: MapBox | undefined };

interface Drawn {
  readonly source: ListSource;
  readonly columns: Sql;
  readonly isWithin: (box: MapBox) => Sql;
}

/** The rows of a list on all its pages, in its order; these lists have neither parts nor joins. */
async function rowsOf<T>({ source, columns, isWithin }: Drawn, context: ListContext, { within, ...query }: Query) {
  const { from, where: listed } = selectionOf(source, context, query);
  const where = within ? sql`(${listed}) and ${isWithin(within)}` : listed;
  const order = orderOf(source, query.sort);
  const { rows } = await sql<T & { total: number }>`select ${columns}, count(*) over ()::int as total
    from ${from} where ${where} order by ${order.by(order.value, source.key)} limit ${sql.lit(MAP_MAX)}`.execute(
    context.trx,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export type FenceOnMap = Omit<DrawnFence, 'shape'> & { readonly shape: FenceShape };
export type PlaceOnMap = Omit<DrawnPlace, 'radius' | 'rings'> & { readonly fence: PlaceFence };

const output = ({ output }: ListSource, ...names: readonly string[]) =>
  sql.join(names.map((name) => sql`${output[name]!.sql} as ${sql.id(name)}`));

const FENCE: Drawn = {
  source: geofenceListSource,
  columns: output(geofenceListSource, '_id', 'name', 'kind', 'color', 'shape'),
  isWithin: ([west, south, east, north]) =>
    sql`g.west <= ${east} and g.east >= ${west} and g.south <= ${north} and g.north >= ${south}`,
};
const PLACE: Drawn = {
  source: placeListSource,
  columns: sql`${output(placeListSource, '_id', 'name', 'lat', 'lng', 'use')}, p.fence`,
  isWithin: ([west, south, east, north]) =>
    sql`p.lng between ${west} and ${east} and p.lat between ${south} and ${north}`,
};

export const fencesOnMap = (context: ListContext, query: Query) => rowsOf<FenceOnMap>(FENCE, context, query);

export const placesOnMap = (context: ListContext, query: Query) => rowsOf<PlaceOnMap>(PLACE, context, query);
