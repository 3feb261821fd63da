/** A change to an opportunity or an application affects every list that may show it. */
export const OPPORTUNITY_REFRESH: readonly string[] = [
  'opportunity',
  'postulation',
  'receivedOpportunity',
  'marketplaceOpportunity',
];
