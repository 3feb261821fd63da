import { addDays } from '#kernel/dates.ts';
import { FREIGHT_STATES, type Freight } from './freight.list.ts';

const DRIVERS = [
  'Juan Carlos Mamani',
  'Ana Lúcia Ferreira',
  'Pedro Quispe Huanca',
  'Marisol Benítez',
  'José Aparecido dos Santos',
  'Rodrigo Valdivia',
  'Carla Ibáñez',
  'Luis Alberto Gómez Urquiza',
  'Fátima Nunes',
  'Óscar Rivadeneira',
];
const CARRIERS = ['Andes Carga', 'Transportes del Sur', 'Pampa Logística', 'Tropical Fretes', 'Altiplano Express'];
export const CITIES = [
  'Santa Cruz de la Sierra',
  'La Paz',
  'Cochabamba',
  'Lima',
  'Arequipa',
  'Asunción',
  'Santiago',
  'Antofagasta',
  'Córdoba',
  'Montevideo',
  'São Paulo',
  'Cuiabá',
  'Monterrey',
];
const TAGS = ['Refrigerado', 'Granel', 'Perigoso', 'Frágil', 'Retorno'];
const CURRENCIES = ['BOB', 'USD', 'BRL', 'PEN', 'CLP'];
const NEWEST = Date.parse('2026-03-02T15:40:00Z');
const HOUR_MS = 3_600_000;

const of = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;

/** Many records, always the same, so that a picture can be taken again. */
export const FREIGHTS: readonly Freight[] = Array.from({ length: 137 }, (_, at) => {
  const driver = of(DRIVERS, at * 3);
  const carrier = of(CARRIERS, at);
  return {
    _id: `freight-${at + 1}`,
    code: `OC-${String(10_000 + at * 7)}`,
    state: of(FREIGHT_STATES, (at * 7 + (at % 3)) % 11),
    driver: at % 6 === 4 ? null : { _id: `driver-${DRIVERS.indexOf(driver)}`, name: driver },
    route: `${of(CITIES, at * 5)} → ${of(CITIES, at * 3 + 4)}`,
    // Two companies with one name: their ids are merged.
    carrier: { _id: at % 10 < 5 ? `c${at % 5}` : `d${at % 5}`, name: carrier },
    tags: TAGS.slice(0, at % 4),
    weight: 900 + ((at * 1373) % 31_000),
    price: at % 9 === 7 ? null : { amount: `${850 + ((at * 977) % 90_000)}.50`, currency: of(CURRENCIES, at) },
    urgent: at % 8 === 0,
    loadedOn: addDays('2026-03-02', -Math.floor(at / 3)),
    createdAt: new Date(NEWEST - at * 5 * HOUR_MS).toISOString(),
    note: at % 5 === 0 ? 'Descarga somente pela manhã, com agendamento prévio na portaria do cliente.' : null,
  };
});
