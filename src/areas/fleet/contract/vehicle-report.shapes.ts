import { z } from 'zod';
import { paperTypeShape } from '#areas/documents/contract/paper.shapes.ts';
import { idShape } from '#kernel/ids.ts';

export const expiredPaperShape = z.object({
  transportUnitId: idShape,
  plate: z.string(),
  type: paperTypeShape,
  expirationDate: z.string(),
});
export type ExpiredPaperView = z.output<typeof expiredPaperShape>;

export const historyShape = z.object({
  entries: z.array(
    z.object({
      _id: z.number().int(),
      at: z.string(),
      action: z.string(),
      userName: z.string().nullable(),
      changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
    }),
  ),
  totalPage: z.number().int(),
  totalRegistry: z.number().int(),
});
export type HistoryEntryView = z.output<typeof historyShape>['entries'][number];
