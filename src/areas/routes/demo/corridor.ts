import type { CountryCode } from '#countries/country-type.ts';

/** A city of the table of places, which may be beyond the border. */
export interface CorridorCity {
  readonly name: string;
  readonly country: CountryCode;
}

export interface CorridorCheckpoint {
  readonly kind: 'toll' | 'policePost' | 'riskArea' | 'speedControl' | 'restArea' | 'fuel' | 'border';
  readonly name: string;
  /** One of the cities of the path. */
  readonly near: CorridorCity;
  /** Of a toll, in the currency of the country where it stands. */
  readonly perAxle?: number;
  /** Of a speed control. */
  readonly speedKmh?: number;
}

export interface CorridorPath {
  readonly kind: 'usual' | 'alternative' | 'rainySeason' | 'emptyReturn';
  readonly name: string;
  /** With the rests of the driver and the wait at borders. */
  readonly hours: number;
  /** In the order of the road; an empty return begins at the unloading place. */
  readonly cities: readonly CorridorCity[];
  readonly checkpoints: readonly CorridorCheckpoint[];
}

/** A road of freight from one city to another; its first path is the usual one. */
export interface Corridor {
  readonly name: string;
  readonly owner: CountryCode;
  readonly load: CorridorCity;
  readonly unload: CorridorCity;
  readonly paths: readonly CorridorPath[];
}

/** What the tables write of a checkpoint: `CL/Putre` is beyond the border, `Oruro` is at home. */
type Listed = (owner: CountryCode) => CorridorCheckpoint;
type ListedPath = (owner: CountryCode) => CorridorPath;

function cityOf(text: string, owner: CountryCode): CorridorCity {
  const [, country, name = text] = /^(?:([A-Z]{2})\/)?(.+)$/.exec(text) ?? [];
  return { name, country: (country as CountryCode | undefined) ?? owner };
}

const listed =
  (kind: CorridorCheckpoint['kind']) =>
  (name: string, near: string): Listed =>
  (owner) => ({ kind, name, near: cityOf(near, owner) });

export const police = listed('policePost');
export const risk = listed('riskArea');
export const rest = listed('restArea');
export const fuel = listed('fuel');
export const border = listed('border');

export const toll =
  (name: string, near: string, perAxle: number): Listed =>
  (owner) => ({ ...listed('toll')(name, near)(owner), perAxle });

export const speed =
  (name: string, near: string, speedKmh: number): Listed =>
  (owner) => ({ ...listed('speedControl')(name, near)(owner), speedKmh });

const path =
  (kind: CorridorPath['kind']) =>
  (name: string, hours: number, cities: string, checkpoints: readonly Listed[]): ListedPath =>
  (owner) => ({
    kind,
    name,
    hours,
    cities: cities.split(' > ').map((text) => cityOf(text, owner)),
    checkpoints: checkpoints.map((checkpoint) => checkpoint(owner)),
  });

export const usual = path('usual');
export const alternative = path('alternative');
export const rainySeason = path('rainySeason');
export const emptyReturn = path('emptyReturn');

/** The corridors of one country; the usual path says from where to where. */
export const corridorsOf = (
  owner: CountryCode,
  table: readonly (readonly [name: string, ...ListedPath[]])[],
): Corridor[] =>
  table.map(([name, ...paths]) => {
    const [first, ...others] = paths.map((one) => one(owner));
    if (!first) throw new Error(`${name} has no path`);
    return { name, owner, load: first.cities[0]!, unload: first.cities.at(-1)!, paths: [first, ...others] };
  });
