import type { Map as MapLibre } from 'maplibre-gl';
import { type Mode, markColors } from '#ui/theme/map-colors.ts';
import { isTone, type Tone } from '#ui/theme/tones.ts';
import { type ArtKind, markerAddress } from '../markers/marker-art.ts';

const PIXEL_RATIO = 2;
const DRAWN_BY_LAYERS = ['truck', 'beak'] as const;
type LayerArt = Extract<ArtKind, (typeof DRAWN_BY_LAYERS)[number]>;

/** The name under which layers ask for a picture; the mode is part of it, so switching modes asks again. */
export const imageName = (kind: LayerArt, mode: Mode): string => `${kind}/${mode}/`;

/** Draws each picture when a layer first asks for it. */
export function supplyImages(map: MapLibre): void {
  map.setMissingStyleImageResolver(async (name) => {
    const [kind = '', mode = '', tone = ''] = name.split('/');
    if (!isLayerArt(kind) || !(mode === 'light' || mode === 'dark') || !isTone(tone)) return;
    const image = await picture(kind, mode, tone);
    if (!map.hasImage(name)) map.addImage(name, image, { pixelRatio: PIXEL_RATIO });
  });
}

function isLayerArt(kind: string): kind is LayerArt {
  return (DRAWN_BY_LAYERS as readonly string[]).includes(kind);
}

async function picture(kind: LayerArt, mode: Mode, tone: Tone): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = markerAddress(kind, markColors(mode, tone), PIXEL_RATIO);
  await image.decode();
  return image;
}
