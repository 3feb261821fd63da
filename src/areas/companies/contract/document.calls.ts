import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { PROFILE_READ, PROFILE_WRITE } from './company.permissions.ts';
import { documentShape } from './company.shapes.ts';
import { clearableDay, FILE_BODY_LIMIT, fileInputShape, fileNameShape } from './input.shapes.ts';

const documentReply = z.object({ document: documentShape });
const params = z.object({ id: idShape });

export const listDocuments = defineCall({
  id: 'companies.listDocuments',
  method: 'GET',
  path: '/company/documents',
  summary: 'The documents of the own company, each with a short-lived link.',
  access: { permission: PROFILE_READ },
  reply: z.object({ documents: z.array(documentShape) }),
});

export const addDocument = defineCall({
  id: 'companies.addDocument',
  method: 'POST',
  path: '/company/documents',
  summary: 'Adds a document to the own company.',
  access: { permission: PROFILE_WRITE },
  status: 201,
  idempotent: true,
  bodyLimit: FILE_BODY_LIMIT,
  body: z.strictObject({ type: textShape(100), file: fileInputShape, expirationDate: clearableDay }),
  reply: documentReply,
});

export const updateDocument = defineCall({
  id: 'companies.updateDocument',
  method: 'PUT',
  path: '/company/documents/{id}',
  summary: 'Renames a document of the own company or changes its expiry.',
  access: { permission: PROFILE_WRITE },
  params,
  body: z.strictObject({ editedFileName: fileNameShape.optional(), expirationDate: clearableDay }),
  reply: documentReply,
});

export const removeDocument = defineCall({
  id: 'companies.removeDocument',
  method: 'DELETE',
  path: '/company/documents/{id}',
  summary: 'Removes a document of the own company.',
  access: { permission: PROFILE_WRITE },
  params,
  reply: z.object({ _id: idShape }),
});
