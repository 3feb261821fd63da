import type { CompanyEntry } from '#kernel/catalogue.ts';
import type { Trx } from '../db/database.ts';
import { definePort } from '../ports.ts';

/** What the company of the transaction decided about its catalogues, with the names of the companies it works with. */
export const catalogueEntries = definePort<(trx: Trx) => Promise<readonly CompanyEntry[]>>('catalogueEntries');
