import type { ListContext, ListSource } from './list-source.ts';

/** The source as one reader may use it. */
export function sourceFor(source: ListSource, context: ListContext): ListSource {
  return source.forReader ? { ...source, ...source.forReader(context) } : source;
}
