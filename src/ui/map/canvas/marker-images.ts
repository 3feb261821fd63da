import type { Map as MapLibre } from 'maplibre-gl';
import type { Tone } from '#kernel/tone.ts';
import { type Mode, markColors } from '#ui/theme/map-colors.ts';
import { isTone } from '#ui/theme/tones.ts';
import type { PlaceMark, TruckMark } from '../map-props.ts';
import { type ArtKind, isArtKind, MARKER_ART, markerAddress } from '../markers/marker-art.ts';

const PIXEL_RATIO = 2;
/** Smaller turns are not visible, and so there are few pictures to draw. */
const HEADING_STEP = 15;

/** The look of a truck, without the mode: `active` while it is not moving, `active/45` when it drives north-east. */
export function truckLook({ tone, heading }: Pick<TruckMark, 'tone' | 'heading'>): string {
  if (heading === null) return tone;
  const steps = Math.round(heading / HEADING_STEP);
  return `${tone}/${(((steps * HEADING_STEP) % 360) + 360) % 360}`;
}

/** The image name of a look; the mode is part of it, so that switching modes draws it again. */
export const imagePrefix = (mode: Mode): string => `truck/${mode}/`;

/** The image name of a place: `place/light/stopover/info/7`. */
export function placeImage(mode: Mode, { kind, tone, number }: Pick<PlaceMark, 'kind' | 'tone' | 'number'>): string {
  return ['place', mode, kind, tone ?? MARKER_ART[kind].tone, ...(number === undefined ? [] : [number])].join('/');
}

interface Picture {
  readonly kind: ArtKind;
  readonly mode: Mode;
  readonly tone: Tone;
  readonly heading?: number;
  readonly number?: number | undefined;
}

/** What an image name of `truckLook` or `placeImage` means. */
export function pictureOf(name: string): Picture | undefined {
  const [group, mode, ...rest] = name.split('/');
  if (mode !== 'light' && mode !== 'dark') return undefined;
  const [kind = '', tone = '', detail] = group === 'truck' ? ['truck', ...rest] : rest;
  if (!isTone(tone) || !isArtKind(kind) || !(group === 'truck' || group === 'place')) return undefined;
  if (group === 'place') return { kind, mode, tone, number: detail === undefined ? undefined : Number(detail) };
  return detail === undefined ? { kind, mode, tone } : { kind: 'moving', mode, tone, heading: Number(detail) };
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
