import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';

/** Every call of this area is guarded by a permission, so there is always somebody who asks. */
export type Context = RequestContext<Actor>;
