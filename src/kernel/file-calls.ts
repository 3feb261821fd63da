import { z } from 'zod';
import { defineCall } from './api-call.ts';
import { idShape } from './ids.ts';

/** Larger uploads are refused; areas may be stricter. */
export const UPLOAD_MAX_BYTES = 5_000_000;
export const FILE_NAME_MAX = 150;
export const IMAGE_MAX_PIXELS = 1024;
export const IMAGE_QUALITY = 0.9;

/** What the content must be, whatever the file name says. */
export const DOCUMENT_TYPES = ['pdf', 'png', 'jpeg', 'xlsx', 'eml', 'html'] as const;
export type DocumentKind = (typeof DOCUMENT_TYPES)[number];
/** The upload of the profile also accepts the older spreadsheet format. */
export const FILE_KINDS = [...DOCUMENT_TYPES, 'xls'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Room for the largest file in base64, plus enough to reply that a file is too large. */
const UPLOAD_BODY_MAX = 8_000_000;

export const fileShape = z.object({
  id: idShape,
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  /** Signed, short-lived link. */
  url: z.string(),
});
export type FileView = z.output<typeof fileShape>;

export const uploadFile = defineCall({
  id: 'files.upload',
  method: 'POST',
  path: '/files',
  summary: 'Stores one file of the current company; the content decides its type, images are resized.',
  access: 'signed-in',
  status: 201,
  idempotent: true,
  bodyLimit: UPLOAD_BODY_MAX,
  rateLimit: { max: 60, seconds: 60, by: 'user' },
  body: z.strictObject({
    fileName: z.string().trim().min(1).max(FILE_NAME_MAX),
    /** Base64 content, with or without a data URL prefix. */
    content: z.string().min(1),
  }),
  reply: fileShape,
});

export const emailToHtml = defineCall({
  id: 'files.emailToHtml',
  method: 'POST',
  path: '/emlToHtml',
  summary: 'A stored mail (.eml) as a page that is safe to show; nothing is kept.',
  access: 'signed-in',
  bodyLimit: UPLOAD_BODY_MAX,
  rateLimit: { max: 60, seconds: 60, by: 'user' },
  body: z.strictObject({
    /** Base64 content, with or without a data URL prefix. */
    content: z.string().min(1),
  }),
  reply: z.object({ html: z.string() }),
});

export const fileLink = defineCall({
  id: 'files.link',
  method: 'GET',
  path: '/files/{id}',
  summary: 'A fresh signed link to a file the caller may see.',
  access: 'signed-in',
  params: z.object({ id: idShape }),
  reply: fileShape,
});

/** The link itself: its signature is the permission. */
export const fileContent = defineCall({
  id: 'files.content',
  method: 'GET',
  path: '/files/{id}/content',
  summary: 'The content behind a signed link.',
  access: 'link',
  raw: true,
  params: z.object({ id: idShape }),
  query: z.object({
    expires: z.coerce.number().int().optional(),
    signature: z.string().max(200).optional(),
    download: z.literal('1').optional(),
  }),
  reply: z.unknown(),
});
