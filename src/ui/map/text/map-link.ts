import type { Position } from '#kernel/position.ts';
import { readCoordinates, readLeadingPair } from './coordinates.ts';

/** Address parts that name a point, the most telling first: where to, what was searched for, what is only looked at. */
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

/** The first that finds a point decides, even when the point turns out to be no place. */
const READERS: readonly Reader[] = [
  // The pin of a place: the rest of the address may only be the part of the map beside it.
  ({ href }) => pair(last(href, /!3d(-?[\d.]+)!4d(-?[\d.]+)/g)),
  ({ searchParams }) => first(PARAMETERS, (name) => readPoint(searchParams.get(name) ?? '')),
  ({ searchParams }) =>
    readPoint(`${searchParams.get('mlat')},${searchParams.get('mlon') ?? searchParams.get('mlng')}`),
  // An embedded map: longitude first.
  ({ href }) => swapped(pair(last(href, /!2d(-?[\d.]+)!3d(-?[\d.]+)/g))),
  // Stops of a journey, the last one last.
  ({ href }) => swapped(pair(last(href, /!1d(-?[\d.]+)!2d(-?[\d.]+)/g))),
  (url) => first(pathParts(url).reverse(), (part) => (part.startsWith('@') ? undefined : readPoint(part))),
  (url) => first(pathParts(url), (part) => (part.startsWith('@') ? readPoint(part.slice(1)) : undefined)),
  ({ hash }) => pair(/#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash)),
];

/** The point an address of a map service shows, whichever service it is. */
export function readMapLink(url: URL): Position | undefined {
  return first(READERS, (read) => read(url));
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
