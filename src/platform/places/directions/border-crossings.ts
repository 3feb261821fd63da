import type { CountryCode } from '#countries/country-type.ts';
import type { Position } from '#kernel/position.ts';

export interface BorderCrossing extends Position {
  readonly name: string;
  readonly countries: readonly [CountryCode, CountryCode];
}

/**
 * Where trucks pass from one country into another: bridges, passes and customs posts. No other way crosses a border,
 * so that neither the Andes nor the great rivers are driven over where there is no road.
 */
export const BORDER_CROSSINGS: readonly BorderCrossing[] = `
AR CL -32.826 -70.092 Cristo Redentor
AR CL -23.237 -67.022 Jama
AR CL -38.663 -70.899 Pino Hachado
AR CL -40.717 -71.942 Cardenal Samoré
AR CL -45.900 -71.640 Huemules
AR CL -52.148 -69.530 Integración Austral
AR CL -53.313 -68.650 San Sebastián
BO CL -18.283 -69.004 Tambo Quemado
BO CL -19.274 -68.613 Pisiga
BO CL -21.222 -68.253 Ollagüe
BO PE -16.566 -69.038 Desaguadero
BO PE -16.215 -69.101 Kasani
CL PE -18.310 -70.316 Chacalluta
AR BO -22.095 -65.594 Villazón
AR BO -22.052 -63.683 Yacuiba
AR BO -22.728 -64.354 Bermejo
BO BR -19.022 -57.700 Corumbá
BO BR -16.350 -58.420 San Matías
BO BR -10.815 -65.345 Guayaramerín
BO BR -11.022 -68.747 Cobija
BO PY -21.500 -62.300 Infante Rivarola
BR PY -25.509 -54.600 Foz do Iguaçu
BR PY -24.062 -54.260 Guaíra
BR PY -22.545 -55.724 Pedro Juan Caballero
BR PY -21.680 -57.900 Carmelo Peralta
AR PY -25.262 -57.705 Clorinda
AR PY -27.368 -55.870 Encarnación
AR PY -27.480 -56.720 Yacyretá
AR BR -25.587 -54.563 Puerto Iguazú
AR BR -26.255 -53.645 Bernardo de Irigoyen
AR BR -28.620 -56.030 São Borja
AR BR -29.752 -57.095 Uruguaiana
BR UY -30.390 -56.455 Quaraí
BR UY -30.895 -55.540 Santana do Livramento
BR UY -31.870 -54.165 Aceguá
BR UY -32.570 -53.380 Jaguarão
BR UY -33.692 -53.455 Chuí
AR UY -33.100 -58.250 Fray Bentos
AR UY -32.262 -58.095 Paysandú
AR UY -31.275 -57.940 Salto Grande
BR PE -10.942 -69.570 Iñapari`
  .trim()
  .split('\n')
  .map((line) => {
    const [one, other, lat, lng, ...name] = line.split(' ');
    return {
      name: name.join(' '),
      lat: Number(lat),
      lng: Number(lng),
      countries: [one as CountryCode, other as CountryCode],
    };
  });
