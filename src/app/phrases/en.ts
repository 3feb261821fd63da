import { en as companies } from '#areas/companies/phrases/en.ts';
import { en as documents } from '#areas/documents/phrases/en.ts';
import { en as fleet } from '#areas/fleet/phrases/en.ts';
import { en as imports } from '#areas/imports/phrases/en.ts';
import { en as loadOrders } from '#areas/load-orders/phrases/en.ts';
import { en as loadOrdersLater } from '#areas/load-orders/phrases/later/en.ts';
import { en as notifications } from '#areas/notifications/phrases/en.ts';
import { en as operations } from '#areas/operations/phrases/en.ts';
import { en as partners } from '#areas/partners/phrases/en.ts';
import { en as session } from '#areas/session/phrases/en.ts';
import { en as sharing } from '#areas/sharing/phrases/en.ts';
import { en as tradeDocuments } from '#areas/trade-documents/phrases/en.ts';
import { en as trips } from '#areas/trips/phrases/en.ts';
import { en as users } from '#areas/users/phrases/en.ts';
import { en as kernel } from '#kernel/phrases/en.ts';
import type { Phrases } from '#kernel/phrases.ts';

/** Texts of the areas that server and browser share. */
export const shared: readonly Phrases[] = [
  kernel,
  companies,
  documents,
  fleet,
  imports,
  loadOrders,
  loadOrdersLater,
  notifications,
  operations,
  partners,
  session,
  sharing,
  tradeDocuments,
  trips,
  users,
];
