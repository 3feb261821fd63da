import { decodeText } from './decode-text.ts';
import {
  GEO_FILE_MAX_BYTES,
  type GeoFile,
  type GeoFileProblem,
  GeoFileRefused,
  type GeoFormat,
  refuse,
} from './geo-file.ts';
import { collectItems, type ItemCollector } from './geo-items.ts';
import { readGeoJson } from './read-geo-json.ts';
import { gpxReader } from './read-gpx.ts';
import { kmlReader } from './read-kml.ts';
import { readXml, type XmlReader } from './xml.ts';

/**
 * Reads a file of paths or fences. What it is follows from its content, never from its name. Takes time in proportion to
 * its length, whatever it contains; large files are read on a thread (`readOffThread`).
 */
export function readGeoFile(bytes: Uint8Array): GeoFile | GeoFileProblem {
  if (bytes.length > GEO_FILE_MAX_BYTES) return { code: 'tooLarge' };
  try {
    const items = collectItems();
    return items.finish(readText(decodeText(bytes), items));
  } catch (error) {
    if (error instanceof GeoFileRefused) return error.problem;
    throw error;
  }
}

function readText(text: string, items: ItemCollector): GeoFormat {
  const beginning = /\S/.exec(text)?.[0];
  if (beginning === '<') return readXmlFile(text, items);
  if (beginning === '{' || beginning === '[') {
    readGeoJson(text, items);
    return 'geojson';
  }
  return beginning === undefined ? refuse({ code: 'empty' }) : refuse({ code: 'unknownFormat', looksLike: 'text' });
}

const XML_FORMATS: Readonly<Record<'gpx' | 'kml', (items: ItemCollector) => XmlReader>> = {
  gpx: gpxReader,
  kml: kmlReader,
};

function readXmlFile(text: string, items: ItemCollector): GeoFormat {
  let format: GeoFormat | undefined;
  readXml(text, (root) => {
    if (root !== 'gpx' && root !== 'kml') {
      return refuse({ code: 'unknownFormat', looksLike: root.toLowerCase() === 'html' ? 'html' : 'xml' });
    }
    format = root;
    return XML_FORMATS[root](items);
  });
  return format ?? refuse({ code: 'unknownFormat', looksLike: 'xml' });
}
