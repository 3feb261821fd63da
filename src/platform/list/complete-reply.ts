import type { Position } from '#kernel/position.ts';
import { signedUrl } from '../files/stored-file.ts';
import type { CityIndex } from '../places/city-index.ts';
import type { ListContext, ListSource, Row } from './list-source.ts';

export interface Completion extends Pick<ListContext, 'services' | 'now'> {
  /** Where the list has positions. */
  readonly cities: CityIndex | undefined;
}

/**
 * Adds to the rows of a page what the database does not know: links to files, and the cities near positions. Only lists
 * with either have their reply parsed.
 */
export function completeReply(
  body: string,
  { files = [], positions = [], definition }: ListSource,
  { services, now, cities }: Completion,
): string {
  if (files.length + positions.length === 0) return body;
  const rowsKey = definition.rowsKey ?? 'rows';
  const answer = JSON.parse(body) as Record<string, readonly Row[]>;
  const link = (id: unknown) => (typeof id === 'string' ? signedUrl(services.config, id, now) : null);
  const near = (position: unknown) =>
    position && cities && { ...position, city: cities.nearest(position as Position).name };
  const rows = (answer[rowsKey] ?? []).map((row) => ({
    ...row,
    ...Object.fromEntries(files.map((name) => [name, link(row[name])])),
    ...Object.fromEntries(positions.map((name) => [name, near(row[name])])),
  }));
  return JSON.stringify({ ...answer, [rowsKey]: rows });
}
