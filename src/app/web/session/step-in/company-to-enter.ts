import type { CompanyToEnter } from '#ui/session/signed-in.ts';
import { Store } from '#ui/store/store.ts';

/** The company that the dialog asks the reason for, from wherever it was chosen; null while there is none. */
export const companyToEnter = new Store<CompanyToEnter | null>(null);
