import type { Variant } from '#kernel/phrases.ts';
import type { vehiclesPtBR } from './pt-BR.ts';

/** Words about vehicles that differ between Spanish-speaking countries; a missing one uses the common word. */
interface VehicleWords {
  /** "Placa" elsewhere. */
  readonly plate?: string;
  /** "Conductor" elsewhere. */
  readonly driver?: string;
  /** Shown for incomplete documents, "Pendiente" elsewhere. */
  readonly pending?: string;
}

type Lists = Variant<(typeof vehiclesPtBR)['lists']>;

export function vehicleWords({ plate, driver, pending }: VehicleWords): Variant<typeof vehiclesPtBR> {
  const list = {
    columns: { ...(plate && { plate }), ...(driver && { trucker: driver }) },
    filters: { ...(plate && { plates: plate }), ...(driver && { truckers: driver }) },
    ...(pending && { values: { documents: { pending } } }),
  };
  const trucks = {
    ...list,
    ...(plate && { filters: { ...list.filters, trailerPlates: `${plate} del semirremolque` } }),
  };
  const lists: Lists = { transportUnit: trucks, transportUnitSpot: trucks, semitruck: list, semitruckSpot: list };
  const word = plate?.toLowerCase();
  return {
    fleet: {
      vehicles: {
        fields: { ...(plate && { plate }), ...(driver && { driver }) },
        ...(pending && { documents: { pending } }),
        ...(word && {
          search: {
            title: `Buscar por ${word}`,
            notFound: `No se encontró un camión con la ${word} ingresada`,
            notFoundTrailer: `No se encontró un semirremolque con la ${word} ingresada`,
          },
        }),
      },
    },
    lists: { ...lists, ...(plate && { vehicleClaims: { columns: { plate }, filters: { plates: plate } } }) },
    ...(word && {
      errors: {
        vehicles: { closedFleet: `La ${word} pertenece a la flota cerrada de otra empresa. Pídala a su dueño.` },
      },
    }),
  };
}
