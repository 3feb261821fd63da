import { usedRates } from '#areas/exchange-rates/server/index.ts';
import type { Figures } from '#areas/operations/contract/operation.shapes.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import { type Price, type PricedOrder, sumsOf, totalOf } from '#areas/operations/rules/figures.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { Actor } from '#platform/actor.ts';
import { portOf } from '#platform/ports.ts';
import type { ListenerContext } from '#platform/services.ts';
import type { OperationRecord } from './operation.repository.ts';
import { operationOrders, type PricesRow } from './operation-orders.repository.ts';

interface FiguresReader extends ListenerContext {
  readonly actor: Actor;
  readonly now: Date;
}

/** Income and cost of an operation of the own company, with the exchange rates in force today. */
export async function figuresOf(
  { trx, services, actor, now }: FiguresReader,
  operation: OperationRecord,
): Promise<Figures> {
  const rows = await portOf(services, operationOrders).prices(trx, operation);
  const basis = rows.length > 0 ? 'orders' : 'agreed';
  const { lines, pending } = sumsOf(basis === 'orders' ? rows.map(pricedOrder) : [agreedPrices(operation)]);
  const own = countryOrDefault(actor.country).currency.code;
  const used = await usedRates({ trx, actor, now });
  const rates = new Map([...used].map(([currency, { rate }]) => [currency, rate]));
  return {
    basis,
    ownCurrency: own,
    pending: basis === 'orders' ? pending : 0,
    lines: lines.map(({ currency, ...line }) => ({
      ...line,
      currency: currency as Currency,
      exchangeRate: rates.get(currency) ?? null,
      usedRate: used.get(currency) ?? null,
    })),
    total: totalOf(lines, own, rates) ?? null,
  };
}

const priceOf = (type: string | null, value: string | null, currency: string | null, unit: string | null): Price => ({
  type,
  value,
  currency,
  unit,
});

function pricedOrder(row: PricesRow): PricedOrder {
  return {
    income: priceOf(row.client_freight_type, row.client_freight, row.client_freight_currency, row.client_freight_unit),
    cost: priceOf(
      row.carrier_freight_type,
      row.carrier_freight,
      row.carrier_freight_currency,
      row.carrier_freight_unit,
    ),
    weight: row.weight,
    weightUnit: row.weight_unit,
    loadedTn: row.loaded_tn,
    deliveredTn: row.delivered_tn,
  };
}

/** Without orders: the agreed prices for all promised tonnes. */
function agreedPrices(operation: OperationRecord): PricedOrder {
  const { weight_unit: unit, promised_tn } = operation;
  return {
    income: priceOf(operation.client_freight_type, operation.client_freight, operation.client_freight_currency, unit),
    cost: priceOf(
      operation.supplier_freight_type,
      operation.supplier_freight,
      operation.supplier_freight_currency,
      unit,
    ),
    weight: promised_tn,
    weightUnit: 'tn',
    loadedTn: null,
    deliveredTn: null,
  };
}
