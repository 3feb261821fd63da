import { screens } from '#areas/opportunities/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** An own opportunity is opened from the own list or from the marketplace; each has its own addresses. */
export const RECORD_PLACES = ['own', 'market'] as const;
export type RecordPlace = (typeof RECORD_PLACES)[number];

const SCREENS = {
  own: {
    list: screens.opportunities,
    show: screens.opportunity,
    update: screens.updateOpportunity,
    clone: screens.cloneOpportunity,
  },
  market: {
    list: screens.marketplace,
    show: screens.marketOpportunity,
    update: screens.updateMarketOpportunity,
    clone: screens.cloneMarketOpportunity,
  },
} as const;

export const listAddress = (place: RecordPlace): string => addressOf(SCREENS[place].list);
export const recordAddress = (place: RecordPlace, opportunityId: string): string =>
  addressOf(SCREENS[place].show, { opportunityId });
export const updateAddress = (place: RecordPlace, opportunityId: string): string =>
  addressOf(SCREENS[place].update, { opportunityId });
export const cloneAddress = (place: RecordPlace, opportunityId: string): string =>
  addressOf(SCREENS[place].clone, { opportunityId });

export const awardAddress = (opportunityId: string, postulationId: string): string =>
  addressOf(screens.createOperationOfPostulation, { opportunityId, postulationId });

/** The tab of the applicants, and the query that opens one of them. */
export const APPLICANTS_TAB = 'applicants';
export const APPLICANT = 'applicant';
