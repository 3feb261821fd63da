import { z } from 'zod';
import { CURRENCY_CODES } from '#countries/currency.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { FILE_BODY_LIMIT, fileText } from './geofence.shapes.ts';
import { pathInput } from './path.shapes.ts';
import { placeInput, ROUTE_NAME_MAX } from './place.shapes.ts';
import { READ_ROUTES, WRITE_ROUTES } from './route.permissions.ts';

/** The most routes one file takes out. */
export const ROUTE_EXPORT_MAX = 50;
/** The most paths one file brings in. */
export const ROUTE_IMPORT_MAX = 200;

/** What an exported line has beside it, so that an import makes the same route again. */
export const routeDetailsShape = z.object({
  route: z.object({ name: textShape(ROUTE_NAME_MAX), currency: z.enum(CURRENCY_CODES) }),
  load: placeInput,
  unload: placeInput,
  path: pathInput.omit({ line: true, fenceIds: true }),
  /** By name: an import takes those that the company has. */
  fences: z.array(z.string()).max(500),
});
export type RouteDetails = z.output<typeof routeDetailsShape>;

export const exportRoutes = defineCall({
  id: 'route.export',
  method: 'GET',
  path: '/routes/export',
  summary: 'Routes with their places, paths and checkpoints as one GeoJSON file, which can be imported again.',
  access: { permission: READ_ROUTES },
  raw: true,
  query: z.object({
    /** With commas between them. */
    ids: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(idShape).min(1).max(ROUTE_EXPORT_MAX)),
  }),
  reply: z.string(),
});

export const importRoutes = defineCall({
  id: 'route.import',
  method: 'POST',
  path: '/routes/import',
  summary:
    'Makes routes of the lines of a GeoJSON, KML or GPX file; their ends are places that are there, or new ones. With preview it only says what it found. All or none.',
  access: { permission: WRITE_ROUTES },
  bodyLimit: FILE_BODY_LIMIT,
  rateLimit: { max: 20, seconds: 60, by: 'user' },
  body: z.strictObject({
    file: fileText,
    preview: z.boolean().default(true),
    swap: z.boolean().default(false),
  }),
  reply: z.object({
    /** Lines of the file. */
    found: z.number().int(),
    /** Paths that were stored. */
    added: z.number().int(),
    /** Routes and places that are not there yet. */
    newRoutes: z.number().int(),
    newPlaces: z.array(z.string()),
    /** Paths whose route has one of that name; they are left as they are. */
    taken: z.array(z.string()),
    /** Fences that a path of the file had, and that the company does not have. */
    missingFences: z.array(z.string()),
    looksSwapped: z.boolean(),
    problems: z.array(z.object({ name: z.string().nullable(), code: z.string() })),
  }),
});
