import type { Language } from '#kernel/language.ts';
import type { Trx } from '#platform/db/database.ts';
import { definePort } from '#platform/ports.ts';
import type { Services } from '#platform/services.ts';
import type { OrderRecord } from '../order.repository.ts';

/** The page on which the driver of an order does its tasks, without an account. */
export interface DriverPage {
  readonly order: OrderRecord;
  readonly driver: { readonly id: string; readonly name: string };
  readonly language: Language;
  /** Under which the product was reached. */
  readonly origin: string;
}

/** Makes a new link to the page for the driver, and returns its address. */
export const driverPages =
  definePort<(trx: Trx, services: Services, page: DriverPage) => Promise<string>>('loadOrders.driverPages');
