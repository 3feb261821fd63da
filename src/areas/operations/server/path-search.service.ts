import type { findPaths } from '#areas/operations/contract/path-search.calls.ts';
import { presentUsable, usablePath } from '#areas/routes/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { findPathIds } from './path-search.repository.ts';

export async function searchPaths(
  { trx }: RequestContext<Actor>,
  { search = '', id }: ParsedInput<typeof findPaths>['query'],
) {
  const paths = [];
  for (const one of id === undefined ? await findPathIds(trx, search) : [id]) {
    const path = await usablePath(trx, one);
    if (path) paths.push(presentUsable(path, 0));
  }
  return { paths };
}
