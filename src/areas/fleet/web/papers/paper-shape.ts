import { z } from 'zod';
import { paperChangeShape } from '#areas/documents/contract/paper.shapes.ts';
import type { FileItem } from '#ui/upload/file-value.ts';

/** A file as an upload field keeps it; a paper may do without. */
export const paperFileShape = z.custom<FileItem | null>(
  (item) => item === null || item === undefined || (typeof item === 'object' && 'url' in item),
);

const { number, issuedDate, expirationDate } = paperChangeShape.shape;

/** What the dialog of one paper asks. */
export const paperShape = z
  .object({ file: paperFileShape, number, issuedDate, expirationDate })
  .superRefine((given, context) => {
    if (!given.issuedDate || !given.expirationDate || given.issuedDate <= given.expirationDate) return;
    context.addIssue({ code: 'custom', path: ['expirationDate'], params: { code: 'beforeIssue' } });
  });
