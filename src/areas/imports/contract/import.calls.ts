import { z } from 'zod';
import { countryIdShape, FILE_BODY_LIMIT } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import type { ImportDefinition } from './import-definition.ts';

const importReply = z.object({
  /** `OK`, or `ERROR` when some records are invalid and therefore nothing is written. */
  status: z.enum(['OK', 'ERROR']),
  /** In the reader's language: the problems, or what was ignored. */
  message: z.string(),
  insertItems: z.number().int(),
  updateItems: z.number().int(),
  /** The error report: row, column and reason of each problem. */
  templateUrl: z.string().optional(),
});

/** The same calls for each kind of record, with its own permission. */
export function importCallsOf({ id, permission, noun }: ImportDefinition) {
  return {
    send: defineCall({
      id: `imports.${id}`,
      method: 'POST',
      path: `/import/${id}`,
      summary: `Looks through a spreadsheet of ${noun} and, unless it is only a preview, creates and updates them all or none.`,
      access: { permission },
      idempotent: true,
      bodyLimit: FILE_BODY_LIMIT,
      rateLimit: { max: 30, seconds: 60, by: 'user' },
      body: z.strictObject({
        /** Base64 content, with or without a data URL prefix. */
        file: z.string().min(1),
        preview: z.boolean().default(false),
      }),
      reply: importReply,
    }),
    template: defineCall({
      id: `imports.${id}.template`,
      method: 'POST',
      path: `/import/${id}/template`,
      summary: `Makes the empty spreadsheet for ${noun}, in the reader's language and for one country.`,
      access: { permission },
      rateLimit: { max: 30, seconds: 60, by: 'user' },
      body: z.strictObject({
        /** The company's own country by default. */
        countryId: countryIdShape.optional(),
      }),
      reply: z.object({ templateUrl: z.string() }),
    }),
  } as const;
}

export type ImportCalls = ReturnType<typeof importCallsOf>;
