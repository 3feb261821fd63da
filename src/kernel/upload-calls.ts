import { z } from 'zod';
import { defineCall } from './api-call.ts';
import { FILE_NAME_MAX, type FileKind, fileShape, UPLOAD_MAX_BYTES } from './file-calls.ts';
import { idShape } from './ids.ts';

/** What a file claims to be before its content was read, by the type that browsers send. */
export const UPLOAD_TYPES = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-excel': 'xls',
  'message/rfc822': 'eml',
  'text/html': 'html',
} as const satisfies Readonly<Record<string, FileKind>>;
type UploadType = keyof typeof UPLOAD_TYPES;
const UPLOAD_TYPE_NAMES = Object.keys(UPLOAD_TYPES) as [UploadType, ...UploadType[]];

const TOKEN_MAX = 2000;
const uploadParams = z.object({ id: idShape });
const uploadToken = z.string().min(1).max(TOKEN_MAX);

export const presignUpload = defineCall({
  id: 'files.presign',
  method: 'POST',
  path: '/files/presigned',
  summary: 'Announces a file: its bytes are then sent to the address in the reply, and completed with the token.',
  access: 'signed-in',
  status: 201,
  rateLimit: { max: 60, seconds: 60, by: 'user' },
  body: z.strictObject({
    fileName: z.string().trim().min(1).max(FILE_NAME_MAX),
    contentType: z.enum(UPLOAD_TYPE_NAMES),
    size: z.number().int().min(1).max(UPLOAD_MAX_BYTES),
  }),
  reply: z.object({
    id: idShape,
    token: z.string(),
    /** One request, to the configured store or to ourselves; size and type are part of its signature. */
    upload: z.object({
      method: z.literal('PUT'),
      url: z.string(),
      headers: z.record(z.string(), z.string()),
      expiresAt: z.iso.datetime(),
    }),
  }),
});

export const sendUpload = defineCall({
  id: 'files.send',
  method: 'PUT',
  path: '/files/presigned/{id}',
  summary: 'Takes the bytes of an announced file, where no other store takes them.',
  access: 'link',
  bytes: true,
  bodyLimit: UPLOAD_MAX_BYTES,
  rateLimit: { max: 60, seconds: 60, by: 'address' },
  params: uploadParams,
  query: z.object({ token: uploadToken }),
  body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  reply: z.object({ received: z.number().int() }),
});

export const completeUpload = defineCall({
  id: 'files.complete',
  method: 'POST',
  path: '/files/presigned/{id}/complete',
  summary: 'Stores an announced file whose bytes were sent, if their content is what was announced.',
  access: 'signed-in',
  status: 201,
  idempotent: true,
  rateLimit: { max: 60, seconds: 60, by: 'user' },
  params: uploadParams,
  body: z.strictObject({ token: uploadToken }),
  reply: fileShape,
});
