import type { HistoryReply } from '#kernel/record-history.ts';
import type { Trx } from '../db/database.ts';
import { auditTrail, type TrailQuery } from './audit-trail.ts';

/** The history of one record for its screen; the caller must have checked that the reader may see the record. */
export async function recordHistory(trx: Trx, query: TrailQuery): Promise<HistoryReply> {
  const { entries, totalPage, totalRegistry } = await auditTrail(trx, query);
  return {
    entries: entries.map(({ id, at, action, userName, bySupport, changes }) => ({
      _id: id,
      ...{ at, action, userName, bySupport, changes },
    })),
    totalPage,
    totalRegistry,
  };
}

/** The history without the changes of fields that the reader may not see. */
export function withoutChanges(history: HistoryReply, hidden: readonly string[]): HistoryReply {
  if (hidden.length === 0) return history;
  const shown = (changes: HistoryReply['entries'][number]['changes']) =>
    Object.fromEntries(Object.entries(changes).filter(([field]) => !hidden.includes(field)));
  return { ...history, entries: history.entries.map((entry) => ({ ...entry, changes: shown(entry.changes) })) };
}
