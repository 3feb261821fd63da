import { marketplaceList, postulationList, receivedList } from '#areas/opportunities/contract/opportunity.list.ts';

/** An application changes its opportunity and every list that shows either. */
export const CARRIER_REFRESH: readonly string[] = [
  'opportunity',
  postulationList.id,
  receivedList.id,
  marketplaceList.id,
];
