import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';

/** Every call of this area requires a permission, so there is always an actor. */
export type Context = RequestContext<Actor>;
