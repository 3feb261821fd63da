import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { FILE_KINDS, FILE_NAME_MAX, UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import type { LinkSecret } from './link-signature.ts';

export const UPLOAD_SECONDS = 15 * 60;

const announcedShape = z.object({
  /** The storage key of the bytes until they have been judged. */
  id: idShape,
  userId: idShape,
  companyId: idShape.nullable(),
  name: z.string().max(FILE_NAME_MAX),
  kind: z.enum(FILE_KINDS),
  size: z.number().int().min(1).max(UPLOAD_MAX_BYTES),
  /** In seconds, as in the links to files. */
  expires: z.number().int(),
});
/** An upload that was announced: what may be sent, by whom, until when. */
export type AnnouncedUpload = z.output<typeof announcedShape>;

/** The announcement with its signature: whoever holds it may send these bytes, and nothing else. */
export function signUpload(secret: LinkSecret, announced: AnnouncedUpload): string {
  const text = Buffer.from(JSON.stringify(announced)).toString('base64url');
  return `${text}.${signatureOf(secret, text)}`;
}

/** Undefined when it is foreign, changed or too late. */
export function readUpload(secret: LinkSecret, token: string, now: Date): AnnouncedUpload | undefined {
  const [text = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const announced = announcedShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return announced.expires * 1000 > now.getTime() ? announced : undefined;
}

/** Another beginning than that of a link to a file, so that neither signature is good for the other. */
function signatureOf({ FILES_SECRET }: LinkSecret, text: string): string {
  return createHmac('sha256', FILES_SECRET).update(`upload|${text}`).digest('base64url');
}
