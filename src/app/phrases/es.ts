import { es as companies } from '#areas/companies/phrases/es.ts';
import { es as documents } from '#areas/documents/phrases/es.ts';
import { es as fleet } from '#areas/fleet/phrases/es.ts';
import { es as imports } from '#areas/imports/phrases/es.ts';
import { es as loadOrders } from '#areas/load-orders/phrases/es.ts';
import { es as loadOrdersLater } from '#areas/load-orders/phrases/later/es.ts';
import { es as notifications } from '#areas/notifications/phrases/es.ts';
import { es as operations } from '#areas/operations/phrases/es.ts';
import { es as partners } from '#areas/partners/phrases/es.ts';
import { es as session } from '#areas/session/phrases/es.ts';
import { es as sharing } from '#areas/sharing/phrases/es.ts';
import { es as tradeDocuments } from '#areas/trade-documents/phrases/es.ts';
import { es as trips } from '#areas/trips/phrases/es.ts';
import { es as users } from '#areas/users/phrases/es.ts';
import { es as kernel } from '#kernel/phrases/es.ts';
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
