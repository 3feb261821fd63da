import sharp from 'sharp';
import { readDriverCard, readVehicleCard } from '#areas/fleet/contract/ocr.calls.ts';
import { type Example, example } from '#testing/example.ts';

/** An empty page, because it is read fastest. */
const BLANK = sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer();

const photo = async () => ({ body: { country: 'BO' as const, content: (await BLANK).toString('base64') } });

export const fleetOcrExamples: readonly Example[] = [
  example(readDriverCard, 'none', photo),
  example(readVehicleCard, 'none', photo),
];
