import { sql } from 'kysely';
import { selectionOf } from '#platform/list/conditions.ts';
import type { ListContext, ListSource, Sql } from '#platform/list/list-source.ts';
import { orderOf } from '#platform/list/statement-parts.ts';
import { type DrawnFence, type DrawnPlace, MAP_MAX } from '../contract/library-map.calls.ts';
import type { PlaceFence } from '../contract/place.shapes.ts';
import type { FenceShape } from '../rules/fence-shape.ts';
import { geofenceListSource } from './geofence-list.repository.ts';
import { placeListSource } from './place-list.repository.ts';

type Query = Readonly<Record<string, unknown>> & { readonly sort: string };

/** The rows of a list on all its pages, in its order; these lists have neither parts nor joins. */
async function rowsOf<T>(source: ListSource, columns: Sql, context: ListContext, query: Query) {
  const { from, where } = selectionOf(source, context, query);
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

const FENCE = output(geofenceListSource, '_id', 'name', 'kind', 'color', 'shape');
const PLACE = sql`${output(placeListSource, '_id', 'name', 'lat', 'lng', 'use')}, p.fence`;

export const fencesOnMap = (context: ListContext, query: Query) =>
  rowsOf<FenceOnMap>(geofenceListSource, FENCE, context, query);

export const placesOnMap = (context: ListContext, query: Query) =>
  rowsOf<PlaceOnMap>(placeListSource, PLACE, context, query);
