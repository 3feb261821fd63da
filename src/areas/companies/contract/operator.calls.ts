import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';
import { callingCodeShape } from './company.calls.ts';
import { PROFILE_READ, PROFILE_WRITE } from './company.permissions.ts';
import { operatorShape } from './company.shapes.ts';
import { clearableEmail, clearableText } from './input.shapes.ts';

export const listOperators = defineCall({
  id: 'companies.listOperators',
  method: 'GET',
  path: '/company/operators',
  summary: 'The operators of the own company.',
  access: { permission: PROFILE_READ },
  reply: z.object({ operators: z.array(operatorShape) }),
});

export const addOperator = defineCall({
  id: 'companies.addOperator',
  method: 'POST',
  path: '/company/operators',
  summary: 'Adds an operator: a user of the company, whose data are taken over, or a contact by name.',
  access: { permission: PROFILE_WRITE },
  status: 201,
  idempotent: true,
  body: z
    .strictObject({
      userId: idShape.nullable().optional(),
      fullName: textShape(NAME_MAX * 2).optional(),
      mail: clearableEmail,
      countryCode: callingCodeShape,
      phone: clearableText(40),
    })
    .refine(({ userId, fullName }) => userId ?? fullName, { path: ['fullName'], params: { code: 'required' } }),
  reply: z.object({ operator: operatorShape }),
});

export const removeOperator = defineCall({
  id: 'companies.removeOperator',
  method: 'DELETE',
  path: '/company/operators/{id}',
  summary: 'Takes an operator off the own company.',
  access: { permission: PROFILE_WRITE },
  params: z.object({ id: idShape }),
  reply: z.object({ _id: idShape }),
});
