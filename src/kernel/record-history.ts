import { z } from 'zod';

/** Which page of a record's history is requested. */
export const historyQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(50).default(10),
});

/** Who changed what about a record, newest first. */
export const historyReply = z.object({
  entries: z.array(
    z.object({
      _id: z.number().int(),
      at: z.string(),
      action: z.string(),
      userName: z.string().nullable(),
      /** By somebody of the platform who had stepped into the company. */
      bySupport: z.boolean(),
      changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
    }),
  ),
  totalPage: z.number().int(),
  totalRegistry: z.number().int(),
});
export type HistoryReply = z.output<typeof historyReply>;
