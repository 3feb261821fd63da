import type { Position } from '#kernel/position.ts';
import { closeRing, coordinate, type ItemCollector, nameOf, noteOf } from './geo-items.ts';
import type { XmlReader } from './xml.ts';

interface Titles {
  readonly name: string | null;
  readonly note: string | null;
}

interface Placemark {
  name: string | null;
  description: string | null;
  /** Geometries that wait for the name, which may stand behind them. */
  readonly found: ((titles: Titles) => void)[];
}

const TEXTS: ReadonlySet<string> = new Set(['name', 'description', 'coordinates', 'coord']);
const LINE_ENDS: ReadonlySet<string> = new Set(['Track', 'MultiTrack']);
/** Descriptions are often HTML, which is shown as text here. */
const HTML =
  /<\/?(?:a|b|body|br|center|div|em|font|h[1-6]|head|hr|html|i|img|li|ol|p|span|strong|table|tbody|td|th|tr|u|ul)\b[^<>]*>/gi;

/** KML 2.x: what the placemarks contain. Links to other files are never followed. */
export function kmlReader(items: ItemCollector): XmlReader {
  let placemark: Placemark | undefined;
  let rings: { outer: readonly Position[] | undefined; readonly inner: (readonly Position[])[] } | undefined;
  let isInner = false;
  let track: Position[] | undefined;

  const position = (tuple: string, separator: RegExp | string) => {
    const [lng, lat] = tuple.split(separator, 3);
    return items.position(coordinate(lat), coordinate(lng), () => tuple);
  };
  const tuples = (text: string) => Array.from(text.matchAll(/\S+/g), ([tuple]) => position(tuple, ','));
  const found = (add: (titles: Titles) => void) => placemark?.found.push(add);
  const addShape = (shape: readonly (readonly Position[])[]) =>
    found((titles) => items.shape({ ...titles, rings: shape }));
  const addLine = (points: readonly Position[]) =>
    found((titles) => items.line({ ...titles, points, halfWidthMeters: null }));

  const addRing = (ring: readonly Position[]) => {
    if (ring.length === 0) return;
    if (!rings) addShape([ring]);
    else if (isInner || rings.outer) rings.inner.push(ring);
    else rings.outer = ring;
  };
  const addCoordinates = (text: string, parent: string | undefined) => {
    if (parent === 'LineString') addLine(tuples(text));
    else if (parent === 'LinearRing') addRing(closeRing(tuples(text)));
    else if (parent === 'Point') for (const at of tuples(text)) found((titles) => items.point({ ...titles, at }));
  };

  const closers: Readonly<Record<string, (text: string, parent: string | undefined) => void>> = {
    coordinates: addCoordinates,
    coord: (text) => track?.push(position(text.trim(), /\s+/)),
    innerBoundaryIs: () => {
      isInner = false;
    },
    Polygon: () => {
      if (rings?.outer) addShape([rings.outer, ...rings.inner]);
      rings = undefined;
    },
    Placemark: () => {
      const { name = null, description = null, found: waiting = [] } = placemark ?? {};
      const titles = { name: nameOf(name), note: noteOf(description?.replace(HTML, ' ') ?? null) };
      for (const add of waiting) add(titles);
      placemark = undefined;
    },
  };

  return {
    texts: TEXTS,
    open(name) {
      if (name === 'Placemark') placemark = { name: null, description: null, found: [] };
      else if (name === 'Polygon') rings = { outer: undefined, inner: [] };
      else if (name === 'innerBoundaryIs') isInner = true;
      else if (LINE_ENDS.has(name)) track ??= [];
    },
    close(name, text, parent) {
      if (!placemark) return;
      if (parent === 'Placemark' && (name === 'name' || name === 'description')) placemark[name] ??= text;
      else if (LINE_ENDS.has(name) && parent !== 'MultiTrack') {
        // The parts of a MultiTrack are joined, as the segments of a GPX track are.
        addLine(track ?? []);
        track = undefined;
      } else if (Object.hasOwn(closers, name)) closers[name]?.(text, parent);
    },
  };
}
