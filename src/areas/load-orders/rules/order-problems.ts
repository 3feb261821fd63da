import { type FreightProblem, type FreightType, freightProblems } from '#areas/operations/rules/freight.ts';
import type { FieldProblem } from '#kernel/errors.ts';

type Problems = Record<string, FieldProblem>;

/** When an order is loaded and delivered. */
export interface OrderDates {
  readonly loadingDate: string | null;
  readonly loadingDateHour: string | null;
  readonly deliveryDate: string | null;
  readonly deliveryDateHour: string | null;
}

/** A freight; without a type there is none. */
export interface OrderFreight {
  readonly type: FreightType | null;
  readonly value: string | null;
  readonly currency: { readonly measurementId: string | null };
  readonly unit: { readonly measurementId: string | null };
}

interface Judged {
  readonly dates: OrderDates;
  readonly clientFreight: OrderFreight;
  readonly carrierFreight: OrderFreight;
}

/** Problems that involve several fields: dates against each other, and a freight against the fields it needs. */
export function orderProblems({ dates, clientFreight, carrierFreight }: Judged): Problems {
  return {
    ...dateProblems(dates),
    ...problemsOfFreight('clientFreight', clientFreight),
    ...problemsOfFreight('carrierFreight', carrierFreight),
  };
}

/** A delivery is never before the loading; a time needs its date. */
export function dateProblems({ loadingDate, loadingDateHour, deliveryDate, deliveryDateHour }: OrderDates): Problems {
  const problems: Problems = {};
  if (loadingDateHour && !loadingDate) problems['dates.loadingDate'] = { code: 'required' };
  if (deliveryDateHour && !deliveryDate) problems['dates.deliveryDate'] = { code: 'required' };
  if (!loadingDate || !deliveryDate) return problems;
  if (deliveryDate < loadingDate) problems['dates.deliveryDate'] = { code: 'beforeLoading' };
  if (deliveryDate === loadingDate && loadingDateHour && deliveryDateHour && deliveryDateHour < loadingDateHour)
    problems['dates.deliveryDateHour'] = { code: 'beforeLoading' };
  return problems;
}

const FIELD_OF: Readonly<Record<FreightProblem, 'value' | 'currency' | 'unit'>> = {
  valueRequired: 'value',
  currencyRequired: 'currency',
  unitRequired: 'unit',
};

/** The missing parts of a freight. */
export function missingIn({ type, value, currency, unit }: OrderFreight): ('value' | 'currency' | 'unit')[] {
  if (type === null) return [];
  const freight = { type, value, currency: currency.measurementId, unit: unit.measurementId };
  return freightProblems(freight).map((problem) => FIELD_OF[problem]);
}

function problemsOfFreight(name: string, freight: OrderFreight): Problems {
  return Object.fromEntries(missingIn(freight).map((part) => [`${name}.${part}`, { code: 'required' }]));
}
