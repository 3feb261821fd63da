import type { z } from 'zod';
import type { seenCompanyShape, seenDatesShape } from '#areas/load-orders/contract/public-order.shapes.ts';
import { publicUrl } from '#platform/files/stored-file.ts';
import type { OrderRecord } from './order.repository.ts';
import type { PublicCompany } from './public-company.repository.ts';

export function presentPublicCompany({ logo, ...company }: PublicCompany): z.output<typeof seenCompanyShape> {
  return { ...company, logo: logo && publicUrl(logo) };
}

export function presentDates(order: OrderRecord): z.output<typeof seenDatesShape> {
  return {
    loadingDate: order.loading_date,
    loadingHour: order.loading_hour,
    deliveryDate: order.delivery_date,
    deliveryHour: order.delivery_hour,
  };
}
