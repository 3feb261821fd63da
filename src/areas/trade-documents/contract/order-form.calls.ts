import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { SHOW_EXPORTATION, WRITE_EXPORTATION } from '#areas/operations/contract/operation.permissions.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import {
  checklistInputShape,
  checklistShape,
  contractFieldsShape,
  contractInputShape,
  contractShape,
  formOrderShape,
  operationTradeDocumentsShape,
} from './order-form.shapes.ts';

const access = { permission: SHOW_EXPORTATION } as const;
const writing = { permission: WRITE_EXPORTATION } as const;
const params = z.object({ id: idShape });
const ofOrder = z.object({ orderId: idShape });
const checklistReply = z.object({ checklist: checklistShape });
const contractReply = z.object({ contract: contractShape });

export const readOperationTradeDocuments = defineCall({
  id: 'operation.tradeDocuments',
  method: 'GET',
  path: '/operation/{id}/documents',
  summary: 'The orders of an operation of the own company with their checklists and contracts.',
  access,
  params,
  reply: operationTradeDocumentsShape,
});

export const readFormOrder = defineCall({
  id: 'operation.startTradeDocuments',
  method: 'GET',
  path: '/operation/documents/{orderId}/start',
  summary: 'What an order already knows, to begin a checklist or a contract with.',
  access,
  params: ofOrder,
  reply: z.object({ order: formOrderShape, fields: contractFieldsShape }),
});

export const createChecklist = defineCall({
  id: 'operation.createChecklist',
  method: 'POST',
  path: '/operation/documents/{orderId}/checklist',
  summary: 'Begins a checklist for an order, or writes a whole one.',
  access: writing,
  status: 201,
  idempotent: true,
  params: ofOrder,
  body: checklistInputShape,
  reply: checklistReply,
});

export const readChecklist = defineCall({
  id: 'operation.readChecklist',
  method: 'GET',
  path: '/operation/documents/checklist/{id}',
  summary: 'One checklist with its answers.',
  access,
  params,
  reply: checklistReply,
});

export const updateChecklist = defineCall({
  id: 'operation.updateChecklist',
  method: 'PUT',
  path: '/operation/documents/checklist/{id}',
  summary: 'Answers more of a checklist, or completes it; a completed one is refused.',
  access: writing,
  params,
  body: checklistInputShape.safeExtend({ version: versionShape }),
  reply: checklistReply,
});

export const createContract = defineCall({
  id: 'operation.createContract',
  method: 'POST',
  path: '/operation/documents/{orderId}/contract',
  summary: 'Writes a transport contract for an order under the next number.',
  access: writing,
  status: 201,
  idempotent: true,
  params: ofOrder,
  body: contractInputShape,
  reply: contractReply,
});

export const readContract = defineCall({
  id: 'operation.readContract',
  method: 'GET',
  path: '/operation/documents/contract/{id}',
  summary: 'One transport contract with its fields.',
  access,
  params,
  reply: contractReply,
});

export const updateContract = defineCall({
  id: 'operation.updateContract',
  method: 'PUT',
  path: '/operation/documents/contract/{id}',
  summary: 'Fills in more of a contract, or completes it; a completed one is refused.',
  access: writing,
  params,
  body: contractInputShape.safeExtend({ version: versionShape }),
  reply: contractReply,
});

export const printContract = defineCall({
  id: 'operation.printContract',
  method: 'GET',
  path: '/operation/documents/contract/{id}/pdf',
  summary: 'The contract as a PDF in the language of the company; one not completed yet is marked as a draft.',
  access,
  params,
  reply: z.object({ fileName: z.string(), contentType: z.string(), content: z.string().describe('Base64') }),
});
