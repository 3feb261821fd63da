import { z } from 'zod';
import { defineCall } from './api-call.ts';

/** What people look at first, the most urgent first; each kind has its own sign. */
export const EXCEPTION_KINDS = ['late', 'unassigned', 'silent', 'documents', 'imports'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

const exceptionShape = z.object({
  kind: z.enum(EXCEPTION_KINDS),
  count: z.number().int(),
  /** What is counted, in the reader's language, without the number. */
  label: z.string(),
  /** Ends the label where there is room. */
  detail: z.string().nullable(),
  /** The area of work it is counted in, in the reader's language, where several have the same exception. */
  of: z.string().nullable(),
  /** Said once before all exceptions that have the same. */
  heading: z.string().nullable(),
  /** Those of the same subject are shown as one, with a number for each. */
  subject: z.string(),
  /** The screen that shows exactly what is counted. */
  address: z.string(),
});
export type Exception = z.output<typeof exceptionShape>;

export const readExceptions = defineCall({
  id: 'exceptions.read',
  method: 'GET',
  path: '/exceptions',
  summary:
    'What needs attention now, as far as the reader may see it: late and unassigned orders, silent trucks, documents about to expire, refused imports. Kinds with nothing to report are left out.',
  access: 'signed-in',
  reply: z.object({ exceptions: z.array(exceptionShape) }),
});
