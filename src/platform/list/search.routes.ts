import { searchRecords } from '#kernel/search-calls.ts';
import { withPlatformScope } from '../db/database.ts';
import { type AnyRoute, readingRoute } from '../http/route.ts';
import { type FoundSource, findRows, matchesOf, readInOrder, readTyped } from './find-records.ts';
import { type ListSource, mayReadList, sourceFor } from './list-source.ts';

/** One search over the records of every list that takes part, for what its reader may read. */
export function searchRoutes(lists: readonly ListSource[]): AnyRoute[] {
  const sources = lists.filter((source): source is FoundSource => source.found !== undefined);
  return [
    readingRoute(searchRecords, async (context, { query }) => {
      const mine = sources
        .filter(({ definition }) => mayReadList(definition, context.actor))
        .map((source) => ({ ...source, ...sourceFor(source, context) }));
      const typed = readTyped(query.text);
      const matches = await matchesOf(context, mine, typed);
      const find = async (source: FoundSource) => ({
        list: source.definition.id,
        rows: [...(await findRows(source, context, typed, matches))],
      });
      const isOfPlatform = ({ definition }: FoundSource) => definition.scope === 'platform';
      // Started together, so that they are one round trip; those of the platform come last, in its own scope.
      const [, ...own] = await Promise.all([
        readInOrder(context),
        ...mine.filter((source) => !isOfPlatform(source)).map(find),
      ]);
      const platform = mine.filter(isOfPlatform);
      const others =
        platform.length > 0 ? await withPlatformScope(context.trx, () => Promise.all(platform.map(find))) : [];
      return { found: [...own, ...others].filter(({ rows }) => rows.length > 0) };
    }),
  ];
}
