import { sql } from 'kysely';
import { MASS } from '#areas/operations/rules/figures.ts';
import type { SourceTotal } from '#platform/list/list-source.ts';
import { CARRIER_DUE, freightDue, ownOnly } from './order-list-output.repository.ts';

const tonnes = sql`(case o.weight_unit ${sql.join(
  Object.entries(MASS).map(([unit, mass]) => sql`when ${sql.lit(unit)} then ${sql.lit(Number(mass))}::numeric`),
  sql` `,
)} end / ${sql.lit(Number(MASS.tn))})`;

/** Units of mass are added up in tonnes, to the gram; pallets, bags and others each for themselves. */
const WEIGHT: SourceTotal = {
  value: sql`o.weight * coalesce(${tonnes}, 1)`,
  unit: sql`case when ${tonnes} is null then o.weight_unit else 'tn' end`,
};

/** Prices per tonne count with what was weighed, as they are paid; those still to be agreed add nothing. */
export function orderTotals(showsFreights: boolean): Readonly<Record<string, SourceTotal>> {
  if (!showsFreights) return { weight: WEIGHT };
  return {
    weight: WEIGHT,
    clientFreight: {
      value: ownOnly(freightDue('client')),
      unit: sql`o.client_freight_currency`,
    },
    carrierFreight: { value: CARRIER_DUE, unit: sql`o.carrier_freight_currency` },
  };
}
