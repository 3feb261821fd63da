import type { HistoryReply } from '#kernel/record-history.ts';
import type { Trx } from '../db/database.ts';
import { auditTrail, type TrailQuery } from './audit-trail.ts';

/** The history of one record for its screen; the caller must have checked that the reader may see the record. */
export async function recordHistory(trx: Trx, query: TrailQuery): Promise<HistoryReply> {
  const { entries, totalPage, totalRegistry } = await auditTrail(trx, query);
  return {
    entries: entries.map(({ id, at, action, userName, changes }) => ({ _id: id, at, action, userName, changes })),
    totalPage,
    totalRegistry,
  };
}
