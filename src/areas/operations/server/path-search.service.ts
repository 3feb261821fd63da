import type { findPaths } from '#areas/operations/contract/path-search.calls.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { findUsablePaths } from './path-search.repository.ts';

export async function searchPaths(
  { trx }: RequestContext<Actor>,
  { search = '', id }: ParsedInput<typeof findPaths>['query'],
) {
  return { paths: await findUsablePaths(trx, { search, id }) };
}
