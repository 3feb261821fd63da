import type { RowValues } from '#areas/imports/rules/import-column.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { parseMapText } from '#kernel/map-text/parse-map-text.ts';
import type { Position } from '#kernel/position.ts';

const COORDINATE = /^[-+]?\d{1,3}(?:[.,]\d+)?$/;

/** The position of a line: its coordinates, or else the point of its link. Problems are reported at their columns. */
export function readWhere(values: RowValues, problems: Record<string, FieldProblem>): Position | undefined {
  const linked = readLink(values.mapLink, problems);
  const [lat, lng] = [coordinate('lat', values, problems), coordinate('lng', values, problems)];
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  if (values.lat === undefined && values.lng === undefined) {
    if (values.mapLink === undefined) problems.lat = { code: 'coordinatesOrLink' };
    return linked;
  }
  // One of the two alone says nothing.
  for (const field of ['lat', 'lng']) if (values[field] === undefined) problems[field] = { code: 'required' };
  return undefined;
}

/** A point or a comma before the decimals: coordinates have no thousands. */
function coordinate(
  field: 'lat' | 'lng',
  values: RowValues,
  problems: Record<string, FieldProblem>,
): number | undefined {
  const text = values[field]?.replace(/\s/g, '').replace(/^[−–]/, '-');
  if (text === undefined) return undefined;
  if (COORDINATE.test(text)) return Number(text.replace(',', '.'));
  problems[field] = { code: 'number' };
  return undefined;
}

function readLink(text: string | undefined, problems: Record<string, FieldProblem>): Position | undefined {
  const read = parseMapText(text ?? '');
  if (read.kind === 'position') return read.position;
  // Whoever shortened a link would have to be asked, line by line, while the file is read.
  if (read.kind === 'short-link') problems.mapLink = { code: 'shortMapLink' };
  if (read.kind === 'invalid') problems.mapLink = { code: 'mapLink' };
  return undefined;
}
