import type { Position } from '../position.ts';
import { readCoordinates, readLeadingPair } from './coordinates.ts';

/** Address parts that contain a point, the best first: the destination, the search, the visible part of the map. */
const PARAMETERS = [
  'destination',
  'daddr',
  'to',
  'query',
  'q',
  'll',
  'latlng',
  'coordinate',
  'cp',
  'viewpoint',
  'cbll',
  'center',
  'map',
];

type Reader = (url: URL) => Position | undefined;

/** The first match decides, even when its point turns out to be invalid. */
const READERS: readonly Reader[] = [
  // The pin of a place: other points of the address may only be the visible part of the map.
  ({ href }) => pair(last(href, /!3d(-?[\d.]+)!4d(-?[\d.]+)/g)),
  ({ searchParams }) => first(PARAMETERS, (name) => readPoint(searchParams.get(name) ?? '')),
  ({ searchParams }) =>
    readPoint(`${searchParams.get('mlat')},${searchParams.get('mlon') ?? searchParams.get('mlng')}`),
  // An embedded map has longitude first.
  ({ href }) => swapped(pair(last(href, /!2d(-?[\d.]+)!3d(-?[\d.]+)/g))),
  // The stops of a journey, the last one at the end.
  ({ href }) => swapped(pair(last(href, /!1d(-?[\d.]+)!2d(-?[\d.]+)/g))),
  (url) => first(pathParts(url).reverse(), (part) => (part.startsWith('@') ? undefined : readPoint(part))),
  (url) => first(pathParts(url), (part) => (part.startsWith('@') ? readPoint(part.slice(1)) : undefined)),
  ({ hash }) => pair(/#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash)),
];

/** Services whose addresses contain points, and the paths of those that do more than maps. */
const HOSTS: readonly { readonly host: RegExp; readonly path?: RegExp }[] = [
  { host: /^maps\.google\.(?:com|[a-z]{2})(?:\.[a-z]{2})?$/ },
  { host: /^(?:www\.)?google\.(?:com|[a-z]{2})(?:\.[a-z]{2})?$/, path: /^\/maps(?:\/|$)/ },
  { host: /^(?:www\.|ul\.)?waze\.com$/ },
  { host: /^(?:www\.)?(?:openstreetmap|osm)\.org$/ },
  { host: /^maps\.apple\.com$/ },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/maps(?:\/|$)/ },
  { host: /^(?:wego|share|maps|www)\.here\.com$/ },
];

/** Addresses that phones give to their map application; they have no host. */
const SCHEMES: ReadonlySet<string> = new Set(['geo:', 'waze:']);

function isMapService({ protocol, hostname, pathname }: URL): boolean {
  if (SCHEMES.has(protocol)) return true;
  return HOSTS.some(({ host, path }) => host.test(hostname) && (path?.test(pathname) ?? true));
}

/** The point in an address of a map service; other addresses have none. */
export function readMapLink(url: URL): Position | undefined {
  return isMapService(url) ? first(READERS, (read) => read(url)) : undefined;
}

const readPoint = (text: string) => readLeadingPair(text) ?? readCoordinates(text);

function pathParts({ pathname }: URL): string[] {
  return pathname.split('/').flatMap((part) => {
    try {
      return [decodeURIComponent(part.replaceAll('+', ' '))];
    } catch {
      return [];
    }
  });
}

function first<T>(values: readonly T[], read: (value: T) => Position | undefined): Position | undefined {
  for (const value of values) {
    const found = read(value);
    if (found) return found;
  }
  return undefined;
}

const last = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1) ?? null;
const pair = (match: RegExpExecArray | null) => (match ? { lat: Number(match[1]), lng: Number(match[2]) } : undefined);
const swapped = (found: Position | undefined) => found && { lat: found.lng, lng: found.lat };
