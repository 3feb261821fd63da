import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { DateType } from '#areas/opportunities/rules/publication.ts';

interface Dates {
  readonly dateType: DateType;
  readonly pickupDate: string;
  readonly untilDate: string;
}

/** The days of an opportunity; every published one has them. */
export function datesOf({ dateType, dates }: Pick<ExternalOpportunity, 'dateType' | 'dates'>): Dates | null {
  const { from, until } = dates;
  return dateType && from && until ? { dateType, pickupDate: from, untilDate: until } : null;
}
