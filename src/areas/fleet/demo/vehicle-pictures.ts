import sharp from 'sharp';
import type { Trx } from '#platform/db/database.ts';
import { prepareFile, recordFile } from '#platform/files/stored-file.ts';
import type { Services } from '#platform/services.ts';
import type { VehicleKind } from '../rules/vehicle-fleet.ts';

const PAINTS = ['#1971C2', '#C92A2A', '#2F9E44', '#F08C00', '#495057'];

const wheels = (...places: readonly number[]) =>
  places.map(
    (x) => `<circle cx="${x}" cy="300" r="34" fill="#212529"/><circle cx="${x}" cy="300" r="14" fill="#ADB5BD"/>`,
  );

const scene = (...parts: readonly string[]) => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
  <rect width="640" height="400" fill="#E7F5FF"/><rect y="320" width="640" height="80" fill="#CED4DA"/>${parts.join('')}</svg>`;

const DRAWING: Readonly<Record<VehicleKind, (paint: string) => string>> = {
  truck: (paint) =>
    scene(
      `<rect x="60" y="110" width="350" height="180" rx="8" fill="#F8F9FA" stroke="#868E96" stroke-width="4"/>`,
      `<path d="M420 290v-130h90l60 70v60z" fill="${paint}"/><path d="M450 180h50l34 44h-84z" fill="#D0EBFF"/>`,
      ...wheels(140, 225, 490),
    ),
  semitrailer: (paint) =>
    scene(
      `<rect x="70" y="90" width="500" height="170" rx="8" fill="${paint}"/>`,
      `<rect x="70" y="260" width="500" height="14" fill="#343A40"/><rect x="440" y="274" width="12" height="52" fill="#343A40"/>`,
      ...wheels(140, 215, 290),
    ),
};

type Pictures = Readonly<Record<VehicleKind, readonly Buffer[]>>;

/** Drawn once; every company stores its own files. */
export async function drawVehicles(): Promise<Pictures> {
  const draw = (kind: VehicleKind) =>
    Promise.all(
      PAINTS.map((paint) =>
        sharp(Buffer.from(DRAWING[kind](paint)))
          .png()
          .toBuffer(),
      ),
    );
  return { truck: await draw('truck'), semitrailer: await draw('semitrailer') };
}

export async function storePictures(
  trx: Trx,
  services: Services,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  pictures: Pictures,
): Promise<Readonly<Record<VehicleKind, readonly string[]>>> {
  const stored: Record<VehicleKind, string[]> = { truck: [], semitrailer: [] };
  for (const kind of ['truck', 'semitrailer'] as const) {
    for (const [index, content] of pictures[kind].entries()) {
      const file = { companyId, ownerId: userId, name: `${kind}-${index + 1}.png`, contentType: 'image/png', content };
      stored[kind].push((await recordFile(trx, services, await prepareFile(services, file))).id);
    }
  }
  return stored;
}
