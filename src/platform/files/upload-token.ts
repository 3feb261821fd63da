import { z } from 'zod';
import { FILE_KINDS, FILE_NAME_MAX, UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import { readToken, signToken } from '../signed-token.ts';
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

const PURPOSE = 'upload';

/** The announcement with its signature: whoever holds it may send these bytes, and nothing else. */
export const signUpload = ({ FILES_SECRET }: LinkSecret, announced: AnnouncedUpload): string =>
  signToken(FILES_SECRET, PURPOSE, announced);

/** Undefined when it is foreign, changed or too late. */
export function readUpload({ FILES_SECRET }: LinkSecret, token: string, now: Date): AnnouncedUpload | undefined {
  const signed = readToken(FILES_SECRET, PURPOSE, token);
  if (signed === undefined) return undefined;
  const announced = announcedShape.parse(signed);
  return announced.expires * 1000 > now.getTime() ? announced : undefined;
}
