import type { CountryCode } from './country-type.ts';

/** A day on which a country rests; named in its own language, whatever language the reader has. */
export interface Holiday {
  readonly day: string;
  readonly name: string;
}

/** Where a day of the calendar goes when it falls on another day of the week. 0 is Sunday. */
type Moved = (weekday: number) => number;

type Rule = { readonly name: string } & (
  | { readonly on: string; readonly moved?: Moved }
  | { readonly afterEaster: number }
  /** The nth Monday of a month. */
  | { readonly monday: number; readonly month: number }
);

const on = (monthDay: string, name: string, moved?: Moved): Rule => ({
  on: monthDay,
  name,
  ...(moved ? { moved } : {}),
});
const easter = (afterEaster: number, name: string): Rule => ({ afterEaster, name });
const monday = (nth: number, month: number, name: string): Rule => ({ monday: nth, month, name });

/** Tuesday and Wednesday rest on the Monday before, Thursday and Friday on the Monday after. */
const argentine: Moved = (weekday) => ({ 2: -1, 3: -2, 4: 4, 5: 3 })[weekday] ?? 0;
/** Tuesday to Thursday rest on the Monday before, Friday on the Monday after. */
const chilean: Moved = (weekday) => ({ 2: -1, 3: -2, 4: -3, 5: 3 })[weekday] ?? 0;
/** Tuesday rests on the Friday before, Wednesday on the Friday after. */
const evangelical: Moved = (weekday) => ({ 2: -4, 3: 2 })[weekday] ?? 0;

const CARNIVAL = (name: string) => [easter(-48, name), easter(-47, name)];
const GOOD_FRIDAY = easter(-2, 'Viernes Santo');
const HOLY_THURSDAY = easter(-3, 'Jueves Santo');
const NEW_YEAR = on('01-01', 'Año Nuevo');
const CHRISTMAS = on('12-25', 'Navidad');
const LABOUR = on('05-01', 'Día del Trabajo');

const RULES: Readonly<Record<CountryCode, readonly Rule[]>> = {
  BO: [
    NEW_YEAR,
    on('01-22', 'Estado Plurinacional'),
    ...CARNIVAL('Carnaval'),
    GOOD_FRIDAY,
    LABOUR,
    easter(60, 'Corpus Christi'),
    on('06-21', 'Año Nuevo Andino'),
    on('08-06', 'Independencia'),
    on('11-02', 'Todos los Difuntos'),
    CHRISTMAS,
  ],
  PE: [
    NEW_YEAR,
    HOLY_THURSDAY,
    GOOD_FRIDAY,
    LABOUR,
    on('06-07', 'Día de la Bandera'),
    on('06-29', 'San Pedro y San Pablo'),
    on('07-23', 'Fuerza Aérea'),
    on('07-28', 'Fiestas Patrias'),
    on('07-29', 'Fiestas Patrias'),
    on('08-06', 'Batalla de Junín'),
    on('08-30', 'Santa Rosa de Lima'),
    on('10-08', 'Combate de Angamos'),
    on('11-01', 'Todos los Santos'),
    on('12-08', 'Inmaculada Concepción'),
    on('12-09', 'Batalla de Ayacucho'),
    CHRISTMAS,
  ],
  CL: [
    NEW_YEAR,
    GOOD_FRIDAY,
    easter(-1, 'Sábado Santo'),
    LABOUR,
    on('05-21', 'Glorias Navales'),
    on('06-21', 'Pueblos Indígenas'),
    on('06-29', 'San Pedro y San Pablo', chilean),
    on('07-16', 'Virgen del Carmen'),
    on('08-15', 'Asunción de la Virgen'),
    on('09-18', 'Independencia'),
    on('09-19', 'Glorias del Ejército'),
    on('10-12', 'Encuentro de Dos Mundos', chilean),
    on('10-31', 'Iglesias Evangélicas', evangelical),
    on('11-01', 'Todos los Santos'),
    on('12-08', 'Inmaculada Concepción'),
    CHRISTMAS,
  ],
  PY: [
    NEW_YEAR,
    on('03-01', 'Día de los Héroes'),
    HOLY_THURSDAY,
    GOOD_FRIDAY,
    LABOUR,
    on('05-14', 'Independencia'),
    on('05-15', 'Independencia'),
    on('06-12', 'Paz del Chaco'),
    on('08-15', 'Fundación de Asunción'),
    on('09-29', 'Batalla de Boquerón'),
    on('12-08', 'Virgen de Caacupé'),
    CHRISTMAS,
  ],
  MX: [
    NEW_YEAR,
    monday(1, 2, 'Constitución'),
    monday(3, 3, 'Benito Juárez'),
    LABOUR,
    on('09-16', 'Independencia'),
    monday(3, 11, 'Revolución'),
    CHRISTMAS,
  ],
  BR: [
    on('01-01', 'Confraternização Universal'),
    ...CARNIVAL('Carnaval'),
    easter(-2, 'Sexta-feira Santa'),
    on('04-21', 'Tiradentes'),
    on('05-01', 'Dia do Trabalho'),
    easter(60, 'Corpus Christi'),
    on('09-07', 'Independência'),
    on('10-12', 'Nossa Senhora Aparecida'),
    on('11-02', 'Finados'),
    on('11-15', 'Proclamação da República'),
    on('11-20', 'Consciência Negra'),
    on('12-25', 'Natal'),
  ],
  AR: [
    NEW_YEAR,
    ...CARNIVAL('Carnaval'),
    on('03-24', 'Memoria por la Verdad y la Justicia'),
    on('04-02', 'Malvinas'),
    GOOD_FRIDAY,
    LABOUR,
    on('05-25', 'Revolución de Mayo'),
    on('06-17', 'Martín Miguel de Güemes', argentine),
    on('06-20', 'Manuel Belgrano'),
    on('07-09', 'Independencia'),
    on('08-17', 'José de San Martín', argentine),
    on('10-12', 'Diversidad Cultural', argentine),
    on('11-20', 'Soberanía Nacional', argentine),
    on('12-08', 'Inmaculada Concepción'),
    CHRISTMAS,
  ],
  UY: [
    NEW_YEAR,
    ...CARNIVAL('Carnaval'),
    HOLY_THURSDAY,
    GOOD_FRIDAY,
    LABOUR,
    on('07-18', 'Jura de la Constitución'),
    on('08-25', 'Independencia'),
    CHRISTMAS,
  ],
};

const DAY = 86_400_000;
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar, as UTC midnight: after Gauss, with the corrections of Meeus. */
export function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const counted = moon + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(counted / 31) - 1, (counted % 31) + 1);
}

function timeOf(rule: Rule, year: number): number {
  if ('afterEaster' in rule) return easterSunday(year) + rule.afterEaster * DAY;
  if ('monday' in rule) {
    const first = new Date(Date.UTC(year, rule.month - 1, 1)).getUTCDay();
    return Date.UTC(year, rule.month - 1, 1 + ((8 - first) % 7) + 7 * (rule.monday - 1));
  }
  const time = Date.parse(`${year}-${rule.on}T00:00:00Z`);
  return time + (rule.moved?.(new Date(time).getUTCDay()) ?? 0) * DAY;
}

/** The national holidays from a day on, for about a year. */
export function holidaysOf(country: CountryCode, from: string): Holiday[] {
  const year = Number(from.slice(0, 4));
  const until = `${year + 1}${from.slice(4)}`;
  return [year, year + 1]
    .flatMap((one) => RULES[country].map((rule) => ({ day: isoOf(timeOf(rule, one)), name: rule.name })))
    .filter(({ day }) => day >= from && day < until)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
