import type { VehicleKind } from './vehicle-fleet.ts';

/** Makes seen on the roads of the eight countries; any other name is accepted too. */
export const VEHICLE_BRANDS: Readonly<Record<VehicleKind, readonly string[]>> = {
  truck: [
    'Agrale',
    'Chevrolet',
    'DAF',
    'Dongfeng',
    'FAW',
    'Ford',
    'Foton',
    'Freightliner',
    'Hino',
    'Howo',
    'Hyundai',
    'International',
    'Isuzu',
    'Iveco',
    'JAC',
    'Kenworth',
    'Kia',
    'Mack',
    'MAN',
    'Mercedes-Benz',
    'Mitsubishi Fuso',
    'Nissan',
    'Peterbilt',
    'Renault',
    'Scania',
    'Shacman',
    'Sinotruk',
    'Toyota',
    'Volkswagen',
    'Volvo',
  ],
  semitrailer: [
    'Facchini',
    'Fruehauf',
    'Goren',
    'Great Dane',
    'Guerra',
    'Helvética',
    'Hermann',
    'Lambert',
    'Librelato',
    'Lufkin',
    'Noma',
    'Ombú',
    'Pastre',
    'Randon',
    'Rossetti',
    'Schmitz Cargobull',
    'Sola y Brusa',
    'Tremac',
    'Utility',
    'Wabash',
  ],
};

const key = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** `mercedes benz` becomes `Mercedes-Benz` as the catalogue spells it; an unknown name stays as typed. */
export function canonicalBrand(kind: VehicleKind, name: string): string {
  const tidy = name.replace(/\s+/g, ' ').trim();
  return VEHICLE_BRANDS[kind].find((brand) => key(brand) === key(tidy)) ?? tidy;
}

/** The make that other companies see: only a name of the catalogue, never free text of another company. */
export function knownBrand(kind: VehicleKind, name: string | null): string | null {
  return name !== null && VEHICLE_BRANDS[kind].includes(name) ? name : null;
}
