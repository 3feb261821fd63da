import { marketplaceList } from '#areas/opportunities/contract/opportunity.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { firstPage } from '#ui/list/data/first-page.ts';

/** The loads that the marketplace begins with. */
export const firstMarketplace = (): ReturnType<typeof firstPage> =>
  firstPage(marketplaceList, listCalls(marketplaceList));
