import type { Variant } from '#kernel/phrases.ts';
import type { driversPtBR } from './pt-BR.ts';

/** Words that differ between Spanish-speaking countries; a missing one uses the common word. */
interface CountryWords {
  /** "conductor" elsewhere. */
  readonly driver?: { readonly one: string; readonly many: string };
  /** "Placa" elsewhere. */
  readonly plate?: string;
  /** The driver's operator field, "Operador" elsewhere. */
  readonly operator?: string;
  /** Shown for incomplete documents, "Pendiente" elsewhere. */
  readonly pending?: string;
}

type Drivers = Variant<(typeof driversPtBR)['fleet']['drivers']>;

/** Every phrase about drivers that contains a country's own word. */
export function countryWords({ driver, plate, operator, pending }: CountryWords): Variant<typeof driversPtBR> {
  const capital = driver && capitalised(driver.one);
  const list = {
    columns: { ...(capital && { fullName: capital }), ...(plate && { plate }), ...(operator && { operator }) },
    filters: { ...(plate && { plates: plate }), ...(operator && { operators: operator }) },
    ...(pending && { values: { documents: { pending } } }),
  };
  const title = driver && capitalised(driver.many);
  const sentences: Drivers = driver ? driverSentences(driver.one, driver.many) : {};
  return {
    fleet: {
      drivers: {
        ...sentences,
        fields: { ...sentences.fields, ...(plate && { plate }), ...(operator && { operator }) },
        travels: { ...sentences.travels, ...(plate && { columns: { plate } }) },
        ...(pending && { documents: { pending } }),
      },
    },
    lists: {
      carrier: { ...list, ...(title && { title }) },
      carrierSpot: { ...list, ...(title && { title: `${title} del mercado spot` }) },
    },
    ...(driver && { errors: { drivers: { notFound: `No se encontró al ${driver.one}` } } }),
  };
}

function driverSentences(one: string, many: string): Drivers {
  const capital = capitalised(one);
  return {
    actions: { new: `Nuevo ${one}`, edit: `Editar ${one}` },
    feedback: {
      what: `el ${one}`,
      whatAll: `los ${many}`,
      created: `${capital} creado con éxito`,
      saved: `${capital} guardado con éxito`,
      stale: `Otra persona cambió este ${one}. Vuelva a cargar para ver los datos actuales; no se sobrescribió nada.`,
    },
    fields: { eventualTrucker: `${capital} eventual` },
    dialog: { tabs: { driver: capital } },
    form: { accountHelp: `Con ella el ${one} ingresa y ve sus propios viajes.` },
    detail: { gone: `El ${one} no existe o no está disponible para usted.` },
    search: {
      title: `Buscar ${one}`,
      notFound: `No se encontró al ${one}`,
      unchecked: `No se pudo validar la información del ${one}`,
    },
    travels: { empty: `Este ${one} todavía no tiene viajes` },
  };
}

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
