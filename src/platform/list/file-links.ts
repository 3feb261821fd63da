import { signedUrl } from '../files/stored-file.ts';
import type { ListContext, ListSource, Row } from './list-source.ts';

/** Replaces each file id of a page by a link; only lists with files have their reply parsed. */
export function withFileLinks(body: string, source: ListSource, { services, now }: ListContext): string {
  const { files = [], definition } = source;
  if (files.length === 0) return body;
  const rowsKey = definition.rowsKey ?? 'rows';
  const answer = JSON.parse(body) as Record<string, readonly Row[]>;
  const link = (id: unknown) => (typeof id === 'string' ? signedUrl(services.config, id, now) : null);
  const rows = (answer[rowsKey] ?? []).map((row) => ({
    ...row,
    ...Object.fromEntries(files.map((name) => [name, link(row[name])])),
  }));
  return JSON.stringify({ ...answer, [rowsKey]: rows });
}
