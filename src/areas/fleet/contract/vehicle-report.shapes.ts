import { z } from 'zod';
import { fleetDocumentTypeShape } from '#areas/documents/contract/document.shapes.ts';
import { idShape } from '#kernel/ids.ts';

export const expiredDocumentShape = z.object({
  transportUnitId: idShape,
  plate: z.string(),
  type: fleetDocumentTypeShape,
  expirationDate: z.string(),
});
export type ExpiredDocumentView = z.output<typeof expiredDocumentShape>;
