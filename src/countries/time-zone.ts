import type { Country, CountryCode } from './country-type.ts';

/** A time zone of a country, named by places people know. The names are the same in every language. */
export type TimeZone = {
  /** Name in the IANA time zone database. */
  readonly id: string;
  readonly places: string;
};

const zone = (id: string, places: string): TimeZone => ({ id, places });

/** Apart from the countries, because only the form of a company offers them; the country's usual one comes first. */
const TIME_ZONES: Readonly<Record<CountryCode, readonly TimeZone[]>> = {
  BO: [zone('America/La_Paz', 'La Paz')],
  PE: [zone('America/Lima', 'Lima')],
  CL: [
    zone('America/Santiago', 'Santiago'),
    zone('America/Punta_Arenas', 'Punta Arenas, Coyhaique'),
    zone('Pacific/Easter', 'Rapa Nui'),
  ],
  PY: [zone('America/Asuncion', 'Asunción')],
  MX: [
    zone('America/Mexico_City', 'Ciudad de México, Monterrey, Guadalajara'),
    zone('America/Cancun', 'Cancún'),
    zone('America/Mazatlan', 'Mazatlán, Culiacán'),
    zone('America/Hermosillo', 'Hermosillo'),
    zone('America/Tijuana', 'Tijuana, Mexicali'),
    zone('America/Matamoros', 'Matamoros, Nuevo Laredo'),
    zone('America/Ciudad_Juarez', 'Ciudad Juárez'),
  ],
  BR: [
    zone('America/Sao_Paulo', 'São Paulo, Brasília'),
    zone('America/Fortaleza', 'Fortaleza, Recife, Salvador, Belém'),
    zone('America/Cuiaba', 'Cuiabá, Campo Grande'),
    zone('America/Manaus', 'Manaus, Porto Velho, Boa Vista'),
    zone('America/Rio_Branco', 'Rio Branco'),
    zone('America/Noronha', 'Fernando de Noronha'),
  ],
  AR: [zone('America/Argentina/Buenos_Aires', 'Buenos Aires')],
  UY: [zone('America/Montevideo', 'Montevideo')],
};

export function timeZonesOf({ code }: Pick<Country, 'code'>): readonly TimeZone[] {
  return TIME_ZONES[code];
}

export function isZoneOf(country: Pick<Country, 'code'>, zone: string): boolean {
  return timeZonesOf(country).some(({ id }) => id === zone);
}
