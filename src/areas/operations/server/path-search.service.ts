import { type findPaths, PATHS_SHOWN } from '#areas/operations/contract/path-search.calls.ts';
import { pathsNamed } from '#areas/routes/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';

export async function searchPaths(
  { trx }: RequestContext<Actor>,
  { search = '', id }: ParsedInput<typeof findPaths>['query'],
) {
  return { paths: await pathsNamed(trx, { search, id, most: PATHS_SHOWN }) };
}
