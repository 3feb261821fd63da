import type { FreightView, OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { NAMED_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import type { FreightType } from '#areas/operations/rules/freight.ts';
import type { Names } from './catalogue-names.ts';
import type { OrderRecord } from './order.repository.ts';

type NamedView = Pick<
  OrderView,
  'categoryLoad' | 'boardingMode' | 'typeTransportUnit' | 'serviceType' | 'containerType'
>;

const NAMED = Object.values(NAMED_FIELDS).map(({ wire, column, named }) => {
  const [head, key] = wire.split('.') as [string, string];
  return { head, key, column, ...named };
});

/** Catalogue keys with their names in the reader's language. */
export function presentNamed(order: OrderRecord, names: Names): NamedView {
  return Object.fromEntries(
    NAMED.map(({ head, key, column, catalogue, as }) => {
      const stored = order[column];
      return [head, stored === null ? null : { [key]: stored, [as]: names[catalogue](stored).name }];
    }),
  ) as unknown as NamedView;
}

/** The load and its quantities, in the reader's language. */
export function presentCargo(order: OrderRecord, names: Names) {
  const { weight, weight_unit, type_operation, action, loads } = order;
  return {
    weightUnit: weight_unit === null ? null : presentWeight(weight_unit, weight, names),
    typeOperation:
      type_operation === null || action === null
        ? null
        : { ...names.typeOperation(type_operation), action: names.action(action) },
    loads: loads.map(({ category: categoryId, value }) => ({
      category: { categoryId, categoryName: names.category(categoryId).name },
      value,
    })),
  };
}

function presentWeight(id: string, weight: string | null, names: Names) {
  const { name, abbreviation } = names.weightUnit(id);
  const value = weight === null ? null : Number(weight);
  return { weightUnitId: id, weightUnitName: name, weightUnitAbbreviation: abbreviation, value };
}

const NONE = { clientFreight: null, carrierFreight: null, transportFreight: null };

/**
 * Only the own company sees the client's price; a carrier sees its own price, and so does a driver unless the order
 * hides it.
 */
export function presentFreights(order: OrderRecord, side: OrderSide, shows: boolean, names: Names) {
  if (!shows) return NONE;
  const { transport_freight: value, transport_freight_currency: currency } = order;
  const carrierFreight =
    side === 'driver' && order.hide_trucker_freight ? null : presentFreight(order, 'carrier', names);
  if (side !== 'own') return { ...NONE, carrierFreight };
  return {
    clientFreight: presentFreight(order, 'client', names),
    carrierFreight,
    transportFreight:
      value === null || currency === null ? null : { value, currency: presentCurrency(currency, names) },
  };
}

function presentFreight(order: OrderRecord, side: 'client' | 'carrier', names: Names): FreightView | null {
  const type = order[`${side}_freight_type`] as FreightType | null;
  if (type === null) return null;
  const currency = order[`${side}_freight_currency`];
  const unit = order[`${side}_freight_unit`];
  const measure = unit === null ? null : names.weightUnit(unit);
  return {
    type,
    value: order[`${side}_freight`],
    currency: currency === null ? null : presentCurrency(currency, names),
    unit: measure && { measurementId: measure.id, measurementName: measure.name, abbreviation: measure.abbreviation },
    invoice: order[`${side}_freight_invoice`],
    advance: order[`${side}_freight_advance`],
  };
}

function presentCurrency(id: string, names: Names) {
  const { name, abbreviation } = names.currency(id);
  return { measurementId: id, name, abbreviation };
}
