import type { Position } from '#kernel/position.ts';
import { coordinate, type ItemCollector, nameOf, noteOf } from './geo-items.ts';
import type { XmlReader } from './xml.ts';

interface Owner {
  name: string | null;
  desc: string | null;
  cmt: string | null;
}

interface OpenLine extends Owner {
  readonly points: Position[];
}

const TEXTS = ['name', 'desc', 'cmt'] as const;
const LINES: ReadonlySet<string> = new Set(['trk', 'rte']);

/** GPX 1.0 and 1.1: the segments of a track are joined, a route is a line like a track. */
export function gpxReader(items: ItemCollector): XmlReader {
  let line: OpenLine | undefined;
  let waypoint: (Owner & { readonly at: Position }) | undefined;

  const position = (attributes: ReadonlyMap<string, string>) => {
    const [lat, lon] = [attributes.get('lat'), attributes.get('lon')];
    return items.position(coordinate(lat), coordinate(lon), () => `${lat ?? ''}, ${lon ?? ''}`);
  };
  const ownerOf = (parent: string | undefined): Owner | undefined => {
    if (parent === 'wpt') return waypoint;
    return parent !== undefined && LINES.has(parent) ? line : undefined;
  };

  return {
    texts: new Set<string>(TEXTS),
    open(name, attributes) {
      if (LINES.has(name)) line = { ...untitled(), points: [] };
      else if (name === 'trkpt' || name === 'rtept') line?.points.push(position(attributes));
      else if (name === 'wpt') waypoint = { ...untitled(), at: position(attributes) };
    },
    close(name, text, parent) {
      const field = TEXTS.find((one) => one === name);
      const owner = field && ownerOf(parent);
      if (field && owner) owner[field] ??= text;
      if (LINES.has(name) && line) {
        items.line({ ...titlesOf(line), points: line.points, halfWidthMeters: null });
        line = undefined;
      } else if (name === 'wpt' && waypoint) {
        items.point({ ...titlesOf(waypoint), at: waypoint.at });
        waypoint = undefined;
      }
    },
  };
}

const untitled = (): Owner => ({ name: null, desc: null, cmt: null });
const titlesOf = ({ name, desc, cmt }: Owner) => ({ name: nameOf(name), note: noteOf(desc) ?? noteOf(cmt) });
