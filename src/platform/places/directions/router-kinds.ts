import { z } from 'zod';
import { decodeLine } from '#kernel/encoded-line.ts';
import type { DIRECTIONS_KINDS } from '#kernel/place-search-calls.ts';
import type { Position } from '#kernel/position.ts';
import type { FoundWay } from './directions-types.ts';

export type DirectionsKind = (typeof DIRECTIONS_KINDS)[number];

export interface RouterRequest {
  readonly url: URL;
  /** Without one it is a GET. */
  readonly body?: unknown;
  readonly bearer?: string | undefined;
}

interface RouterKind {
  readonly request: (base: URL, points: readonly Position[], token: string | undefined) => RouterRequest;
  /** The way in a reply; undefined where the reply is something else. */
  readonly read: (body: unknown, points: readonly Position[]) => FoundWay | undefined;
}

/** Longer than any way on earth. */
const METERS_MAX = 100_000_000;
const SECONDS_MAX = 100_000_000;
const meters = z.number().min(0).max(METERS_MAX);
const seconds = z.number().min(0).max(SECONDS_MAX);

/** Driving, no alternatives, nothing avoided, every point between the ends a stop: as each service words it. */
export const ROUTER_KINDS: Readonly<Record<DirectionsKind, RouterKind>> = {
  osrm: {
    request: (base, points, bearer) => {
      const places = points.map(({ lat, lng }) => `${degrees(lng)},${degrees(lat)}`).join(';');
      const url = below(base, `route/v1/driving/${places}`);
      const options = { overview: 'full', geometries: 'polyline6', alternatives: 'false', steps: 'false' };
      for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
      return { url, bearer };
    },
    read: (body) => {
      const parsed = osrmShape.safeParse(body);
      if (!parsed.success) return undefined;
      const { geometry, legs } = parsed.data.routes[0]!;
      return wayOf(decodeLine(geometry, 6), legs.map(legOf));
    },
  },
  valhalla: {
    request: (base, points, bearer) => ({
      url: below(base, 'route'),
      body: {
        locations: points.map(({ lat, lng }) => ({ lat, lon: lng, type: 'break' })),
        costing: 'truck',
        units: 'kilometers',
        directions_type: 'none',
      },
      bearer,
    }),
    read: (body) => {
      const parsed = valhallaShape.safeParse(body);
      if (!parsed.success) return undefined;
      const { legs } = parsed.data.trip;
      return wayOf(
        joined(legs.map(({ shape }) => decodeLine(shape, 6))),
        legs.map(({ summary }) => legOf({ distance: summary.length * 1000, duration: summary.time })),
      );
    },
  },
  graphhopper: {
    request: (base, points, token) => {
      const url = below(base, 'route');
      for (const { lat, lng } of points) url.searchParams.append('point', `${degrees(lat)},${degrees(lng)}`);
      const options = { profile: 'car', points_encoded: 'true', instructions: 'false', elevation: 'false' };
      for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
      // The length of each leg; GraphHopper has it since its version 7.
      if (points.length > 2) for (const detail of LEG_DETAILS) url.searchParams.append('details', detail);
      if (token) url.searchParams.set('key', token);
      return { url };
    },
    read: (body, points) => {
      const parsed = graphhopperShape.safeParse(body);
      if (!parsed.success) return undefined;
      const { distance, time, points: text, details } = parsed.data.paths[0]!;
      const line = decodeLine(text, 5);
      if (points.length === 2) return wayOf(line, [legOf({ distance, duration: time / 1000 })]);
      const [lengths, times] = [details?.leg_distance ?? [], details?.leg_time ?? []];
      if (lengths.length !== times.length) return undefined;
      const legs = lengths.map(([, , length], nth) => legOf({ distance: length, duration: times[nth]![2] / 1000 }));
      return wayOf(line, legs);
    },
  },
};

const LEG_DETAILS = ['leg_distance', 'leg_time'];

const osrmShape = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(z.object({ geometry: z.string(), legs: z.array(z.object({ distance: meters, duration: seconds })) }))
    .min(1),
});

const valhallaShape = z.object({
  trip: z.object({
    units: z.literal('kilometers'),
    legs: z.array(
      z.object({
        shape: z.string(),
        summary: z.object({
          length: z
            .number()
            .min(0)
            .max(METERS_MAX / 1000),
          time: seconds,
        }),
      }),
    ),
  }),
});

const milliseconds = z
  .number()
  .min(0)
  .max(SECONDS_MAX * 1000);
const graphhopperShape = z.object({
  paths: z
    .array(
      z.object({
        distance: meters,
        time: milliseconds,
        points: z.string(),
        points_encoded: z.literal(true),
        details: z
          .object({
            leg_distance: z.array(z.tuple([z.number(), z.number(), meters])),
            leg_time: z.array(z.tuple([z.number(), z.number(), milliseconds])),
          })
          .partial()
          .optional(),
      }),
    )
    .min(1),
});

/** The address is that of the service; its own parameters are kept. */
function below(base: URL, path: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  return url;
}

/** A tenth of a metre, never in the form 1e-7. */
const degrees = (value: number): string => value.toFixed(6);

const legOf = ({ distance, duration }: { readonly distance: number; readonly duration: number }) => ({
  distanceMeters: Math.round(distance),
  durationSeconds: Math.round(duration),
});

function wayOf(line: Position[] | undefined, legs: FoundWay['legs']): FoundWay | undefined {
  return line && { line, legs };
}

/** The end of each leg is the start of the next. */
function joined(lines: readonly (readonly Position[] | undefined)[]): Position[] | undefined {
  const whole: Position[] = [];
  for (const line of lines) {
    if (!line) return undefined;
    whole.push(...(whole.length === 0 ? line : line.slice(1)));
  }
  return whole;
}
