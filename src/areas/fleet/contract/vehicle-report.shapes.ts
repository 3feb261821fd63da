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
