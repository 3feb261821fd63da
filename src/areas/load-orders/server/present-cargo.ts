import type { FreightView } from '#areas/load-orders/contract/order.shapes.ts';
import type { OrderDetails, OrderFreight } from '#areas/load-orders/rules/order-details.ts';
import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import type { Names } from './catalogue-names.ts';

/** What is carried, in the words of the reader. */
export function presentCargo(details: OrderDetails, action: string | null, names: Names) {
  const { categoryLoad, weightUnit, boardingMode, vehicleType, typeOperation, serviceType } = details;
  const category = (id: string) => names.category(id).name;
  return {
    categoryLoad:
      categoryLoad === null ? null : { categoryLoadId: categoryLoad, categoryLoadName: category(categoryLoad) },
    weightUnit: weightUnit === null ? null : presentWeight(weightUnit, details.weight, names),
    boardingMode:
      boardingMode === null
        ? null
        : { boardingModeId: boardingMode, boardingModeName: names.boardingMode(boardingMode).name },
    typeTransportUnit:
      vehicleType === null
        ? null
        : { typeTransportUnitId: vehicleType, typeTransportUnitLabel: names.vehicleType(vehicleType).name },
    typeOperation:
      typeOperation === null || action === null
        ? null
        : { ...names.typeOperation(typeOperation), action: names.action(action) },
    serviceType: serviceType === null ? null : names.serviceType(serviceType),
    loads: details.loads.map(({ category: id, value }) => ({
      category: { categoryId: id, categoryName: category(id) },
      value,
    })),
  };
}

function presentWeight(id: string, value: number | null, names: Names) {
  const { name, abbreviation } = names.weightUnit(id);
  return { weightUnitId: id, weightUnitName: name, weightUnitAbbreviation: abbreviation, value };
}

const NONE = { clientFreight: null, carrierFreight: null, transportFreight: null };

/**
 * What the client pays is nobody's business outside the company; a carrier sees what it is paid, and so does a driver
 * unless the order hides it.
 */
export function presentFreights(details: OrderDetails, side: OrderSide, shows: boolean, names: Names) {
  if (!shows) return NONE;
  const { clientFreight, carrierFreight, transportFreight, hideTruckerFreight } = details;
  const carrier = side === 'driver' && hideTruckerFreight ? null : presentFreight(carrierFreight, names);
  if (side !== 'own') return { ...NONE, carrierFreight: carrier };
  return {
    clientFreight: presentFreight(clientFreight, names),
    carrierFreight: carrier,
    transportFreight: transportFreight && {
      value: transportFreight.value,
      currency: presentCurrency(transportFreight.currency, names),
    },
  };
}

function presentFreight(freight: OrderFreight | null, names: Names): FreightView | null {
  if (freight === null) return null;
  const { type, value, currency, unit, invoice, advance } = freight;
  const measure = unit === null ? null : names.weightUnit(unit);
  return {
    type,
    value,
    currency: currency === null ? null : presentCurrency(currency, names),
    unit: measure && {
      measurementId: measure.id,
      measurementName: measure.name,
      abbreviation: measure.abbreviation,
    },
    invoice,
    advance,
  };
}

function presentCurrency(id: string, names: Names) {
  const { name, abbreviation } = names.currency(id);
  return { measurementId: id, name, abbreviation };
}
