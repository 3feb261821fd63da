import { z } from 'zod';
import { ASSOCIATION_STATUSES, type AssociationAction } from '#areas/companies/rules/association.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { ASSOCIATE } from './company.permissions.ts';
import { countryRefShape } from './company.shapes.ts';
import { clearableText, countryIdShape } from './input.shapes.ts';

/** The look-up needs the exact tax id and is rate limited, so that the companies cannot be enumerated. */
const LOOK_UPS_PER_MINUTE = 20;

export const findCompany = defineCall({
  id: 'companies.findForAssociation',
  method: 'GET',
  path: '/associatedCompany/search',
  summary: 'The company with exactly this tax id in this country, to ask it for an association.',
  access: { permission: ASSOCIATE },
  rateLimit: { max: LOOK_UPS_PER_MINUTE, seconds: 60, by: 'user' },
  query: z.object({ taxId: textShape(50), countryId: countryIdShape }),
  reply: z.object({
    company: z.object({
      companyId: idShape,
      companyName: z.string(),
      country: countryRefShape,
      verified: z.boolean(),
    }),
  }),
});

const associationShape = z.object({ _id: idShape, companyId: idShape, status: z.enum(ASSOCIATION_STATUSES) });
const associationReply = z.object({ association: associationShape });

export const requestAssociation = defineCall({
  id: 'companies.requestAssociation',
  method: 'POST',
  path: '/associatedCompany',
  summary: 'Asks another company for an association.',
  access: { permission: ASSOCIATE },
  status: 201,
  idempotent: true,
  rateLimit: { max: LOOK_UPS_PER_MINUTE, seconds: 60, by: 'user' },
  body: z.strictObject({ companyId: idShape, message: clearableText() }),
  reply: associationReply,
});

const answer = <const A extends AssociationAction>(action: A, summary: string) =>
  defineCall({
    id: `companies.${action}Association`,
    method: 'PUT',
    path: `/associatedCompany/{id}/${action}`,
    summary,
    access: { permission: ASSOCIATE },
    params: z.object({ id: idShape }),
    reply: associationReply,
  });

export const acceptAssociation = answer('accept', 'Accepts an association another company asked for.');
export const rejectAssociation = answer('reject', 'Rejects an association another company asked for.');
export const endAssociation = answer('end', 'Ends an association, or takes back the request for one.');

export const favouriteAssociation = defineCall({
  id: 'companies.favouriteAssociation',
  method: 'PUT',
  path: '/associatedCompany/{id}/favourite',
  summary: 'Marks an associated company as a favourite of the own company, or no longer.',
  access: { permission: ASSOCIATE },
  params: z.object({ id: idShape }),
  body: z.strictObject({ favourite: z.boolean() }),
  reply: z.object({ association: associationShape.extend({ favourite: z.boolean() }) }),
});
