import { type FreightProblem, freightProblems } from '#areas/operations/rules/freight.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import type { OrderDetails, OrderFreight } from './order-details.ts';

type Problems = Record<string, FieldProblem>;
export type OrderDates = Pick<OrderDetails, 'loadingDate' | 'loadingHour' | 'deliveryDate' | 'deliveryHour'>;

/** What no field shows on its own: dates against each other, and a price against what it needs. */
export function orderProblems(details: OrderDetails): Problems {
  return {
    ...dateProblems(details),
    ...problemsOfFreight('clientFreight', details.clientFreight),
    ...problemsOfFreight('carrierFreight', details.carrierFreight),
  };
}

/** Nothing is delivered before it is loaded; an hour needs its day. */
export function dateProblems(dates: OrderDates): Problems {
  const { loadingDate, loadingHour, deliveryDate, deliveryHour } = dates;
  const problems: Problems = {};
  if (loadingHour && !loadingDate) problems['dates.loadingDate'] = { code: 'required' };
  if (deliveryHour && !deliveryDate) problems['dates.deliveryDate'] = { code: 'required' };
  if (!loadingDate || !deliveryDate) return problems;
  if (deliveryDate < loadingDate) problems['dates.deliveryDate'] = { code: 'beforeLoading' };
  if (deliveryDate === loadingDate && loadingHour && deliveryHour && deliveryHour < loadingHour)
    problems['dates.deliveryDateHour'] = { code: 'beforeLoading' };
  return problems;
}

const FIELD_OF: Readonly<Record<FreightProblem, string>> = {
  valueRequired: 'value',
  currencyRequired: 'currency',
  unitRequired: 'unit',
};

function problemsOfFreight(name: string, freight: OrderFreight | null): Problems {
  if (!freight) return {};
  return Object.fromEntries(
    freightProblems(freight).map((problem) => [`${name}.${FIELD_OF[problem]}`, { code: 'required' }]),
  );
}
