import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { TEMPLATE_KINDS } from '#areas/operations/rules/stage.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { isPrintable, NAME_MAX, textShape } from '#kernel/text.ts';
import { CANCEL_OPERATIONS, OPERATION_RIGHTS, WRITE_ANY_OPERATION } from './operation.permissions.ts';
import { operationShape } from './operation.shapes.ts';
import { newOperationShape, operationChangeShape } from './operation-input.shapes.ts';
import { OPERATION_WIRE } from './operation-wire.ts';

const params = z.object({ id: idShape });
const operationReply = z.object({ operation: operationShape });

/** The same calls for both kinds of operation, with separate paths and permissions. */
function defineOperationCalls(kind: OperationKind) {
  const { id, path, noun } = OPERATION_WIRE[kind];
  const reading = { permission: OPERATION_RIGHTS[kind].read } as const;
  const writing = { permission: OPERATION_RIGHTS[kind].write } as const;
  return {
    read: defineCall({
      id: `${id}.read`,
      method: 'GET',
      path: `${path}/{id}`,
      summary: `One ${noun} with its orders and figures, as far as the reader may see them.`,
      access: reading,
      params,
      reply: operationReply,
    }),
    create: defineCall({
      id: `${id}.create`,
      method: 'POST',
      path,
      summary: `Registers an ${noun}; its load orders are added to it afterwards.`,
      access: writing,
      status: 201,
      idempotent: true,
      body: newOperationShape(kind),
      reply: operationReply,
    }),
    update: defineCall({
      id: `${id}.update`,
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Changes an ${noun}; refused when somebody else changed it since it was read, and once it is closed.`,
      access: writing,
      params,
      body: operationChangeShape(kind),
      reply: operationReply,
    }),
    history: defineCall({
      id: `${id}.history`,
      method: 'GET',
      path: `${path}/{id}/history`,
      summary: `Who changed what about an ${noun}, newest first.`,
      access: reading,
      params,
      query: historyQuery,
      reply: historyReply,
    }),
  } as const;
}

export type OperationCalls = ReturnType<typeof defineOperationCalls>;

export const OPERATION_CALLS: Readonly<Record<OperationKind, OperationCalls>> = {
  normal: defineOperationCalls('normal'),
  agro: defineOperationCalls('agro'),
};

export const finalizeAgroOperation = defineCall({
  id: 'operationAgro.finalize',
  method: 'PUT',
  path: '/operation/agro/{id}/finalize',
  summary: 'Ends an agro operation: no more trucks are added. Refused while some of its orders are open.',
  access: { permission: OPERATION_RIGHTS.agro.write },
  params,
  body: z.strictObject({ version: versionShape }),
  reply: operationReply,
});

/** Handled by the load orders area, because the trips end with the operation. */
export const cancelOperation = defineCall({
  id: 'loadOrders.cancelOperation',
  method: 'PUT',
  path: '/operation/{id}/cancel',
  summary: 'Cancels an operation with every order of it that is not delivered.',
  access: { permission: CANCEL_OPERATIONS },
  params,
  body: z.strictObject({ reason: textShape() }),
  reply: z.object({ operation: z.object({ _id: idShape, state: z.string() }), cancelled: z.number().int() }),
});

const searchShape = z
  .string()
  .trim()
  .max(NAME_MAX)
  .refine(isPrintable, { params: { code: 'characters' } });
const named = z.object({ _id: idShape, name: z.string() });

export const findOperationClients = defineCall({
  id: 'operation.clients',
  method: 'GET',
  path: '/operation/form/clients',
  summary:
    'Clients of the own company that an operation may be for, by words of the name, by tax id in any spelling or by their id.',
  access: { permission: WRITE_ANY_OPERATION },
  query: z.object({ search: searchShape.optional(), clientId: idShape.optional() }),
  reply: z.object({ clients: z.array(named) }),
});

export const readOperationChoices = defineCall({
  id: 'operation.choices',
  method: 'GET',
  path: '/operation/form/choices',
  summary: 'People of the own company and stage templates that the form of an operation offers.',
  access: { permission: WRITE_ANY_OPERATION },
  query: z.object({ kind: z.enum(TEMPLATE_KINDS) }),
  reply: z.object({
    operators: z.array(z.object({ userId: idShape, fullName: z.string(), mail: z.string() })),
    templates: z.array(named.extend({ isDefault: z.boolean() })),
  }),
});
