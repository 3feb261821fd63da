import { type CanOpen, useCanOpen } from '#ui/routing/can-open.ts';

/** One of the lists among which what was counted is found, by its name. */
export interface NamedList {
  readonly name: string;
  readonly address: string;
}

/** Where a figure leads: to a list, or to a choice of them; null where to none. */
export type Leads = string | readonly NamedList[] | null;

/** What of it the reader may open. */
export function openable(leads: Leads | undefined, canOpen: CanOpen): Leads {
  if (!leads) return null;
  if (typeof leads === 'string') return canOpen(leads) ? leads : null;
  const shown = leads.filter(({ address }) => canOpen(address));
  return shown.length > 0 ? shown : null;
}

export function useLeads(leads: Leads | undefined): Leads {
  return openable(leads, useCanOpen());
}
