import { z } from 'zod';
import { countryIdShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { OWNER_KINDS } from '../rules/document-owner.ts';
import { FLEET_DOCUMENT_TYPES } from '../rules/fleet-document.ts';
import { REQUIRED_READ, REQUIRED_WRITE } from './document.permissions.ts';
import { fleetDocumentTypeShape } from './document.shapes.ts';

const ownerKindShape = z.enum(OWNER_KINDS);

/** What a kind of owner may be asked for in a country: the country's own documents in their order, then all others. */
export const requiredListShape = z.object({
  ownerKind: ownerKindShape,
  countryId: countryIdShape,
  /** Null while the company uses the country's list; otherwise to be sent back with a change. */
  version: z.number().int().nullable(),
  documents: z.array(
    z.object({
      type: fleetDocumentTypeShape,
      required: z.boolean(),
      /** Whether it is on the country's list. */
      listed: z.boolean(),
      /** Whether the country's list requires it. */
      requiredByCountry: z.boolean(),
    }),
  ),
});
export type RequiredListView = z.output<typeof requiredListShape>;

export const readRequiredDocuments = defineCall({
  id: 'documents.readRequired',
  method: 'GET',
  path: '/company/requiredDocuments',
  summary: 'What the company asks of drivers, trucks and semitrailers of a country, its own when none is named.',
  access: { permission: REQUIRED_READ },
  query: z.object({ countryId: countryIdShape.optional() }),
  reply: z.object({ lists: z.array(requiredListShape) }),
});

export const changeRequiredDocuments = defineCall({
  id: 'documents.changeRequired',
  method: 'PUT',
  path: '/company/requiredDocuments/{ownerKind}',
  summary: 'Asks for other documents than the country’s list says, or for the country’s list again.',
  access: { permission: REQUIRED_WRITE },
  params: z.object({ ownerKind: ownerKindShape }),
  body: z.strictObject({
    countryId: countryIdShape,
    version: requiredListShape.shape.version,
    /** Every required document; null restores the country's list. */
    types: z.array(fleetDocumentTypeShape).max(FLEET_DOCUMENT_TYPES.length).nullable(),
  }),
  reply: z.object({ list: requiredListShape }),
});
