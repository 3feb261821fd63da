import { z } from 'zod';
import { countryIdShape, FILE_BODY_LIMIT } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import type { ImportDefinition } from './import-definition.ts';

const count = z.number().int();

/** A cell that was refused: its row and column in the sender's file, and why. */
const cellProblem = z.object({ row: count, column: z.string(), value: z.string(), reason: z.string() });
export type CellProblem = z.output<typeof cellProblem>;

const importReply = z.object({
  /** `OK`, or `ERROR` when some records are invalid and therefore nothing is written. */
  status: z.enum(['OK', 'ERROR']),
  /** In the reader's language: the problems, or what was ignored. */
  message: z.string(),
  insertItems: count,
  updateItems: count,
  /** The error report: row, column and reason of each problem. */
  templateUrl: z.string().optional(),
  /** What importing only the right rows would do, in the preview of a file with wrong ones. */
  right: z.object({ insertItems: count, updateItems: count }).optional(),
  /** How many rows are wrong, or were left out. */
  wrongRows: count.optional(),
  /** The first problems, in the order of the file, and how many there are. */
  problems: z.array(cellProblem).optional(),
  problemCount: count.optional(),
  /** What to look at in rows that are imported nevertheless. */
  warnings: z.array(cellProblem).optional(),
  /** The template with the wrong rows alone, their cells marked and explained, to correct and import again. */
  correctedUrl: z.string().optional(),
  /** What is shown once, such as the secrets of new devices: a spreadsheet (base64) that is stored nowhere. */
  handout: z.object({ name: z.string(), file: z.string() }).optional(),
});

/** The same calls for each kind of record, with its own permission. */
export function importCallsOf({ id, permission, noun }: ImportDefinition) {
  return {
    send: defineCall({
      id: `imports.${id}`,
      method: 'POST',
      path: `/import/${id}`,
      summary: `Looks through a spreadsheet of ${noun} and, unless it is only a preview, creates and updates them: all or none, or the right ones alone.`,
      access: { permission },
      idempotent: true,
      bodyLimit: FILE_BODY_LIMIT,
      rateLimit: { max: 30, seconds: 60, by: 'user' },
      body: z.strictObject({
        /** Base64 content, with or without a data URL prefix. */
        file: z.string().min(1),
        preview: z.boolean().default(false),
        /** Imports the right rows and leaves the wrong ones; otherwise one wrong row refuses the file. */
        onlyRight: z.boolean().default(false),
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
