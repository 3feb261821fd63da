import type { Position } from '#kernel/position.ts';
import { FENCE_SETTINGS } from './geo-file.ts';
import { closeRing, coordinate, type ItemCollector, nameOf, noteOf } from './geo-items.ts';
import type { XmlReader } from './xml.ts';

interface Titles {
  readonly name: string | null;
  readonly note: string | null;
}

interface Placemark {
  name: string | null;
  description: string | null;
  /** What this product adds to its own fences. */
  readonly data: Map<string, string>;
  /** Geometries that wait for the name, which may stand behind them. */
  readonly found: ((titles: Titles, data: ReadonlyMap<string, string>) => void)[];
}

const TEXTS: ReadonlySet<string> = new Set(['name', 'description', 'coordinates', 'coord', 'value']);
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
  let dataName = '';

  const position = (tuple: string, separator: RegExp | string) => {
    const [lng, lat] = tuple.split(separator, 3);
    return items.position(coordinate(lat), coordinate(lng), () => tuple);
  };
  const tuples = (text: string) => Array.from(text.matchAll(/\S+/g), ([tuple]) => position(tuple, ','));
  const found = (add: Placemark['found'][number]) => placemark?.found.push(add);
  const addShape = (shape: readonly (readonly Position[])[]) =>
    found((titles, data) => {
      const radiusMeters = lengthIn(data, 'radiusMeters');
      const centre = data.get('centre');
      if (radiusMeters === null || centre === undefined) items.shape({ ...titles, ...settingsIn(data), rings: shape });
      else items.circle({ ...titles, ...settingsIn(data), centre: position(centre, ','), radiusMeters });
    });
  const addLine = (points: readonly Position[]) =>
    found((titles, data) => {
      items.line({ ...titles, ...settingsIn(data), points, halfWidthMeters: lengthIn(data, 'halfWidthMeters') });
    });

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
    value: (text, parent) => {
      if (parent === 'Data') placemark?.data.set(dataName, text);
    },
    innerBoundaryIs: () => {
      isInner = false;
    },
    Polygon: () => {
      if (rings?.outer) addShape([rings.outer, ...rings.inner]);
      rings = undefined;
    },
    Placemark: () => {
      const { name = null, description = null, found: waiting = [], data = new Map() } = placemark ?? {};
      const titles = { name: nameOf(name), note: noteOf(description?.replace(HTML, ' ') ?? null) };
      for (const add of waiting) add(titles, data);
      placemark = undefined;
    },
  };

  return {
    texts: TEXTS,
    open(name, attributes) {
      if (name === 'Placemark') placemark = { name: null, description: null, data: new Map(), found: [] };
      else if (name === 'Data') dataName = attributes.get('name') ?? '';
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

function lengthIn(data: ReadonlyMap<string, string>, key: string): number | null {
  const length = coordinate(data.get(key));
  return length > 0 ? length : null;
}

function settingsIn(data: ReadonlyMap<string, string>) {
  const said = FENCE_SETTINGS.flatMap((key) => {
    const text = data.get(key);
    return text === undefined ? [] : [[key, parsed(text)]];
  });
  return said.length === 0 ? {} : { settings: Object.fromEntries(said) };
}

/** What is no JSON is the text itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
