import type { Insertable } from 'kysely';
import { insertRows } from '#areas/load-orders/demo/orders.repository.ts';
import { insertShared, type NewLink } from '#areas/sharing/demo/shared.repository.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Registration, RegistrationEvent, RegistrationFile } from '#platform/db/schema.gen.ts';

export interface RegistrationRows {
  readonly links: readonly NewLink[];
  readonly registrations: readonly Omit<Insertable<Registration>, 'company_id'>[];
  readonly files: readonly Omit<Insertable<RegistrationFile>, 'company_id'>[];
  readonly events: readonly Omit<Insertable<RegistrationEvent>, 'company_id'>[];
}

export async function insertRegistrations(trx: Trx, companyId: string, rows: RegistrationRows): Promise<void> {
  await insertShared(trx, companyId, { links: rows.links, ratings: [], requests: [] });
  await insertRows(trx, companyId, 'registration', rows.registrations);
  await insertRows(trx, companyId, 'registration_file', rows.files);
  await insertRows(trx, companyId, 'registration_event', rows.events);
}
