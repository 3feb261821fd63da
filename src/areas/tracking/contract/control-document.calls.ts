import { z } from 'zod';
import { fleetDocumentTypeShape, verdictShape } from '#areas/documents/contract/document.shapes.ts';
import { OWNER_KINDS } from '#areas/documents/rules/document-owner.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { DOCUMENT_TROUBLES } from '../rules/document-trouble.ts';
import { SEE_MAP } from './tracking.permissions.ts';

/** A stored document of a driver or a vehicle, for those who may open it. */
const ownerFileShape = z.object({
  type: fleetDocumentTypeShape,
  fileId: idShape,
  fileName: z.string(),
  contentType: z.string(),
  /** Signed, short-lived link. */
  url: z.string(),
});

const ownerShape = z.object({
  kind: z.enum(OWNER_KINDS),
  name: z.string(),
  reasons: verdictShape.shape.reasons,
  /** Empty for whoever may not see the documents of the fleet, or of another company's. */
  files: z.array(ownerFileShape),
});
export type DocumentOwnerView = z.output<typeof ownerShape>;

export const readOrderDocuments = defineCall({
  id: 'tracking.orderDocuments',
  method: 'GET',
  path: '/tracking/documents/{id}',
  summary: 'What is wrong with the documents of an order, of its driver, its truck and its semitrailers.',
  access: { permission: SEE_MAP },
  params: z.object({ id: idShape }),
  reply: z.object({
    troubles: z.array(z.enum(DOCUMENT_TROUBLES)),
    /** Required tasks whose proof did not come; on the road they may still come. */
    unproven: z.array(z.object({ _id: idShape, task: z.string(), stage: z.string() })),
    owners: z.array(ownerShape),
  }),
});
