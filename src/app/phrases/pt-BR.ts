import { ptBR as companies } from '#areas/companies/phrases/pt-BR.ts';
import { ptBR as documents } from '#areas/documents/phrases/pt-BR.ts';
import { ptBR as fleet } from '#areas/fleet/phrases/pt-BR.ts';
import { ptBR as imports } from '#areas/imports/phrases/pt-BR.ts';
import { ptBR as loadOrdersLater } from '#areas/load-orders/phrases/later/pt-BR.ts';
import { ptBR as loadOrders } from '#areas/load-orders/phrases/pt-BR.ts';
import { ptBR as notifications } from '#areas/notifications/phrases/pt-BR.ts';
import { ptBR as operations } from '#areas/operations/phrases/pt-BR.ts';
import { ptBR as partners } from '#areas/partners/phrases/pt-BR.ts';
import { ptBR as session } from '#areas/session/phrases/pt-BR.ts';
import { ptBR as sharing } from '#areas/sharing/phrases/pt-BR.ts';
import { ptBR as tradeDocuments } from '#areas/trade-documents/phrases/pt-BR.ts';
import { ptBR as trips } from '#areas/trips/phrases/pt-BR.ts';
import { ptBR as users } from '#areas/users/phrases/pt-BR.ts';
import { ptBR as kernel } from '#kernel/phrases/pt-BR.ts';
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
