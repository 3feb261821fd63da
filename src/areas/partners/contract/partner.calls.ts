import { z } from 'zod';
import { countryIdShape, versionShape } from '#areas/companies/contract/input.shapes.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { textShape } from '#kernel/text.ts';
import { PARTNER_RIGHTS } from './partner.permissions.ts';
import { linkedCompanyShape, partnerShape } from './partner.shapes.ts';
import { newPartnerShape, partnerChangeShape } from './partner-input.shapes.ts';
import { PARTNER_WIRE } from './partner-wire.ts';

const params = z.object({ id: idShape });
const partnerReply = z.object({ partner: partnerShape });

/** The same calls for each kind of partner, under its own path and with its own permissions. */
function definePartnerCalls(kind: PartnerKind) {
  const { id, path, noun } = PARTNER_WIRE[kind];
  const reading = { permission: PARTNER_RIGHTS[kind].read } as const;
  const writing = { permission: PARTNER_RIGHTS[kind].write } as const;
  return {
    read: defineCall({
      id: `${id}.read`,
      method: 'GET',
      path: `${path}/{id}`,
      summary: `One ${noun} with contacts, addresses, documents and people with access.`,
      access: reading,
      params,
      reply: partnerReply,
    }),
    create: defineCall({
      id: `${id}.create`,
      method: 'POST',
      path,
      summary: `Registers a ${noun}, once per country and tax id.`,
      access: writing,
      status: 201,
      idempotent: true,
      body: newPartnerShape,
      reply: partnerReply,
    }),
    update: defineCall({
      id: `${id}.update`,
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Changes a ${noun}; refused when somebody else changed it since it was read.`,
      access: writing,
      params,
      body: partnerChangeShape.extend({ version: versionShape }),
      reply: partnerReply,
    }),
    enable: defineCall({
      id: `${id}.enable`,
      method: 'PUT',
      path: `${path}/{id}/enable`,
      summary: `Enables or disables a ${noun}.`,
      access: writing,
      params,
      body: z.strictObject({ enable: z.boolean() }),
      reply: z.object({ partner: z.object({ _id: idShape, active: z.boolean(), version: z.number().int() }) }),
    }),
    check: defineCall({
      id: `${id}.check`,
      method: 'GET',
      path: `${path}/check`,
      summary: `Whether a ${noun} with this tax id is registered already, and which associated company has it.`,
      access: writing,
      query: z.object({ countryId: countryIdShape, taxId: textShape(50), exceptId: idShape.optional() }),
      reply: z.object({
        registered: z.object({ _id: idShape, name: z.string() }).nullable(),
        associated: linkedCompanyShape.nullable(),
      }),
    }),
    history: defineCall({
      id: `${id}.history`,
      method: 'GET',
      path: `${path}/{id}/history`,
      summary: `Who changed what about a ${noun}, newest first.`,
      access: reading,
      params,
      query: historyQuery,
      reply: historyReply,
    }),
  } as const;
}

export type PartnerCalls = ReturnType<typeof definePartnerCalls>;

export const PARTNER_CALLS: Readonly<Record<PartnerKind, PartnerCalls>> = {
  client: definePartnerCalls('client'),
  transport: definePartnerCalls('transport'),
  external: definePartnerCalls('external'),
};
