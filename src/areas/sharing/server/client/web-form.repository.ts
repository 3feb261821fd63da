import type { Trx } from '#platform/db/database.ts';
import type { Shared } from './client-view.repository.ts';

export const FORM_EVENTS = ['scheduleConfirmed', 'scheduleProposed', 'reassignmentRequested'] as const;
export type FormEvent = (typeof FORM_EVENTS)[number];

export interface FormEntry {
  readonly type: FormEvent;
  readonly at: Date;
  readonly by_name: string | null;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, string | null>>;
}

/** The last entries made through the form, newest first. */
export async function listFormEntries(trx: Trx, { company_id, order_id }: Shared): Promise<FormEntry[]> {
  const rows = await trx
    .selectFrom('load_order_event')
    .select(['type', 'at', 'by_name', 'reason', 'details'])
    .where('company_id', '=', company_id)
    .where('order_id', '=', order_id)
    .where('type', 'in', [...FORM_EVENTS])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows as FormEntry[];
}
