import { z } from 'zod';
import { LINK_NOTICES, LINK_PARTS, LINK_PURPOSES } from '#areas/sharing/rules/public-link.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';

export const publicLinkShape = z.object({
  _id: idShape,
  purpose: z.enum(LINK_PURPOSES),
  loadingOrderId: idShape.nullable(),
  operationId: idShape.nullable(),
  clientId: idShape.nullable(),
  shows: z.array(z.enum(LINK_PARTS)),
  language: z.enum(LANGUAGES).nullable(),
  recipient: z.string().nullable(),
  mail: z.string().nullable(),
  notices: z.array(z.enum(LINK_NOTICES)),
  state: z.enum(['active', 'expired', 'revoked']),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  accessCount: z.number().int(),
  lastAccessAt: z.iso.datetime().nullable(),
  /** Null for a link in a mail or a message. */
  createdBy: z.object({ _id: idShape, name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type PublicLinkView = z.output<typeof publicLinkShape>;
