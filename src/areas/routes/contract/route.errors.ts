import { defineErrors } from '#kernel/errors.ts';

export const routeErrors = defineErrors('routes', {
  /** A place, a route or a path that orders on the road or planned ones use; their codes come with it. */
  usedByOrders: 409,
  /** A place that routes use; their names come with it. */
  usedByRoutes: 409,
  /** A fence that paths use; their names come with it. */
  usedByPaths: 409,
  tooManyPaths: 409,
  /** The usual path stays until another one is the usual one. */
  usualPath: 409,
  /** It is archived: bring it back before changing it. */
  archived: 409,
  /** The file is none that can be read, or holds nothing usable; the reason comes with it. */
  unreadableFile: 422,
  /** No trip was driven there yet, or it reported too few positions. */
  noTrack: 404,
});
