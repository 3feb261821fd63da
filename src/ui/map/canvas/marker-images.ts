import type { Map as MapLibre } from 'maplibre-gl';
import type { Tone } from '#kernel/tone.ts';
import { type Mode, markColors } from '#ui/theme/map-colors.ts';
import { isTone } from '#ui/theme/tones.ts';
import type { TruckMark } from '../map-props.ts';
import { markerAddress } from '../markers/marker-art.ts';

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

/** Draws each picture when a layer first needs it. */
export function supplyImages(map: MapLibre): void {
  map.setMissingStyleImageResolver(async (name) => {
    const [kind, mode, tone = '', heading] = name.split('/');
    if (kind !== 'truck' || !(mode === 'light' || mode === 'dark') || !isTone(tone)) return;
    const image = await picture(mode, tone, heading);
    if (!map.hasImage(name)) map.addImage(name, image, { pixelRatio: PIXEL_RATIO });
  });
}

async function picture(mode: Mode, tone: Tone, heading: string | undefined): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = markerAddress(heading === undefined ? 'truck' : 'moving', markColors(mode, tone), {
    scale: PIXEL_RATIO,
    heading: Number(heading ?? 0),
  });
  await image.decode();
  return image;
}
