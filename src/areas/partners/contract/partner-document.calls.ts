import { z } from 'zod';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { PARTNER_RIGHTS } from './partner.permissions.ts';
import { partnerDocumentShape } from './partner.shapes.ts';
import { documentChangeShape, documentInputShape } from './partner-input.shapes.ts';
import { PARTNER_WIRE } from './partner-wire.ts';

const documentReply = z.object({ document: partnerDocumentShape });
const params = z.object({ id: idShape, documentId: idShape });

function defineDocumentCalls(kind: PartnerKind) {
  const { id, path, noun } = PARTNER_WIRE[kind];
  const access = { permission: PARTNER_RIGHTS[kind].write } as const;
  return {
    add: defineCall({
      id: `${id}.addDocument`,
      method: 'POST',
      path: `${path}/{id}/documents`,
      summary: `Attaches an uploaded file to a ${noun}.`,
      access,
      status: 201,
      idempotent: true,
      params: z.object({ id: idShape }),
      body: documentInputShape,
      reply: documentReply,
    }),
    update: defineCall({
      id: `${id}.updateDocument`,
      method: 'PUT',
      path: `${path}/{id}/documents/{documentId}`,
      summary: `Renames a document of a ${noun} or changes its type or expiry.`,
      access,
      params,
      body: documentChangeShape,
      reply: documentReply,
    }),
    remove: defineCall({
      id: `${id}.removeDocument`,
      method: 'DELETE',
      path: `${path}/{id}/documents/{documentId}`,
      summary: `Removes a document of a ${noun}.`,
      access,
      params,
      reply: z.object({ _id: idShape }),
    }),
  } as const;
}

export type PartnerDocumentCalls = ReturnType<typeof defineDocumentCalls>;

export const PARTNER_DOCUMENT_CALLS: Readonly<Record<PartnerKind, PartnerDocumentCalls>> = {
  client: defineDocumentCalls('client'),
  transport: defineDocumentCalls('transport'),
  external: defineDocumentCalls('external'),
};
