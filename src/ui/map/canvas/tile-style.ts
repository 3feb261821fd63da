import { layers, namedFlavor } from '@protomaps/basemaps';
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import type { Mode } from '#ui/theme/map-colors.ts';
import { FONT, FONT_BOLD } from './fonts.ts';

const SCHEME = 'pmtiles';
const SOURCE = 'tiles';
const VECTORS = new Set([TileType.Mvt, TileType.Mlt]);
/** Pictures of a sheet that is not part of the archive. */
const PICTURE_LAYERS = new Set(['pois', 'roads_oneway']);
let protocol: Protocol | undefined;

/** The style of a PMTiles archive: streets of the Protomaps layers, or pictures such as satellite images. */
export async function tileStyle(address: string, mode: Mode, language: string): Promise<StyleSpecification> {
  const { href } = new URL(address, window.location.href);
  const archive = opened(href);
  const { tileType, minZoom, maxZoom } = await archive.getHeader();
  const source = { url: `${SCHEME}://${href}`, minzoom: minZoom, maxzoom: maxZoom };
  if (!VECTORS.has(tileType)) {
    return {
      version: 8,
      sources: { [SOURCE]: { type: 'raster', tileSize: 256, ...source } },
      layers: [{ id: SOURCE, type: 'raster', source: SOURCE }],
    };
  }
  const held = new Set(((await archive.getMetadata()) as Metadata).vector_layers?.map(({ id }) => id));
  const [lang = ''] = language.split('-');
  // Its types are those of another version of the same specification.
  const streets = layers(SOURCE, namedFlavor(mode), { lang }) as unknown as LayerSpecification[];
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', ...source } },
    layers: streets.filter((layer) => !PICTURE_LAYERS.has(layer.id) && isIn(layer, held)).map(withLocalFonts),
  };
}

/** What an archive says of itself. */
interface Metadata {
  readonly vector_layers?: readonly { readonly id: string }[];
}

/** An archive need not hold everything: one of borders and roads alone is smaller. */
const isIn = (layer: LayerSpecification, held: ReadonlySet<string>): boolean =>
  !('source-layer' in layer) || held.has(layer['source-layer'] as string);

/** One reader for all maps of the page: it remembers the directory of the archive. */
function opened(href: string): PMTiles {
  if (!protocol) {
    // With the metadata comes the attribution.
    protocol = new Protocol({ metadata: true });
    addProtocol(SCHEME, protocol.tile);
  }
  const known = protocol.get(href);
  if (known) return known;
  const archive = new PMTiles(href);
  protocol.add(archive);
  return archive;
}

/** Names are drawn with the fonts of the machine, and without pictures. */
function withLocalFonts(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const { 'icon-image': _, ...layout } = layer.layout ?? {};
  const isBold = JSON.stringify(layout['text-font'] ?? []).includes('Medium');
  return { ...layer, layout: { ...layout, 'text-font': isBold ? FONT_BOLD : FONT } };
}
