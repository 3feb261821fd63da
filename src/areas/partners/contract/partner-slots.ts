import { defineSlot } from '#kernel/slot.ts';

/** Beside the buttons above the list of transport companies, for people who may write them. */
export const transportCompaniesActions = defineSlot<Record<never, never>>('partners.transportCompanies');
