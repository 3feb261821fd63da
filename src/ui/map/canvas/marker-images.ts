import type { Map as MapLibre } from 'maplibre-gl';
import type { Tone } from '#kernel/tone.ts';
import { type Mode, markColors } from '#ui/theme/map-colors.ts';
import { isTone } from '#ui/theme/tones.ts';
import { PLACE_KINDS, type PlaceKind, type PlaceMark } from '../map-props.ts';
import { MARKER_ART, markerAddress } from '../markers/marker-art.ts';

const PIXEL_RATIO = 2;

/** The image name of a place: `place/light/stopover/info/7`. */
export function placeImage(mode: Mode, { kind, tone, number }: Pick<PlaceMark, 'kind' | 'tone' | 'number'>): string {
  return ['place', mode, kind, tone ?? MARKER_ART[kind].tone, ...(number === undefined ? [] : [number])].join('/');
}

interface Picture {
  readonly kind: PlaceKind;
  readonly mode: Mode;
  readonly tone: Tone;
  readonly number?: number | undefined;
}

/** What an image name of `placeImage` means. */
export function pictureOf(name: string): Picture | undefined {
  const [group, mode, kind, tone = '', number] = name.split('/');
  if (group !== 'place' || (mode !== 'light' && mode !== 'dark')) return undefined;
  const known = PLACE_KINDS.find((one) => one === kind);
  if (!known || !isTone(tone)) return undefined;
  return { kind: known, mode, tone, number: number === undefined ? undefined : Number(number) };
}

/** Draws each picture when a layer first needs it. */
export function supplyImages(map: MapLibre): void {
  map.setMissingStyleImageResolver(async (name) => {
    const picture = pictureOf(name);
    if (!picture) return;
    const image = await drawn(picture);
    if (!map.hasImage(name)) map.addImage(name, image, { pixelRatio: PIXEL_RATIO });
  });
}

async function drawn({ kind, mode, tone, ...look }: Picture): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = markerAddress(kind, markColors(mode, tone), { scale: PIXEL_RATIO, ...look });
  await image.decode();
  return image;
}
