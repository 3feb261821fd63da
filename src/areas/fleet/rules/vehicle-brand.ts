import { type EntryNames, isOwnKey } from '#kernel/catalogue.ts';
import type { VehicleKind } from './vehicle-fleet.ts';

/** The id of the catalogue, and what a make that a company adds is used for. */
export const BRANDS = 'vehicleBrands';
export const BRAND_KINDS = ['truck', 'semitrailer', 'both'] as const;

/**
 * Makes seen on the roads of the eight countries, each the key of its entry as well; any other name is accepted too and
 * stays as typed.
 */
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

/** What the own entries of a company are used for that belong to a kind of vehicle. */
export const brandKindsOf = (kind: VehicleKind): readonly (typeof BRAND_KINDS)[number][] => [kind, 'both'];

/** The same with the makes of the product, which are used for what they are. */
export const brandBehavioursOf = (kind: VehicleKind): readonly string[] => [
  ...VEHICLE_BRANDS[kind],
  ...brandKindsOf(kind),
];

/** Whether a stored make is an entry of the catalogue, not a text as typed. */
export const isBrandEntry = (brand: string): boolean =>
  isOwnKey(brand) || Object.values(VEHICLE_BRANDS).some((brands) => brands.includes(brand));

/** A make as a company names it. */
interface NamedBrand {
  readonly key: string;
  readonly names: EntryNames;
}

/** The entry that a text means: by what the company calls it, else by its name in the product. */
export function brandMeant(kind: VehicleKind, text: string, named: readonly NamedBrand[]): string {
  const meant = named.find(({ names }) => Object.values(names).some((name) => name && key(name) === key(text)));
  return meant?.key ?? canonicalBrand(kind, text);
}

/** The make that other companies see: only a name of the catalogue, never free text of another company. */
export function knownBrand(kind: VehicleKind, name: string | null): string | null {
  return name !== null && VEHICLE_BRANDS[kind].includes(name) ? name : null;
}
