import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { ShownPrice } from './price.tsx';

/** What an opportunity offers to pay. */
export function offeredPrice({ freightOffered }: Pick<ExternalOpportunity, 'freightOffered'>): ShownPrice {
  const { type, value, typeCurrencyOfferedId: currency, typeUnitMeasurement: unit } = freightOffered;
  return { type, value, currency, unit };
}
