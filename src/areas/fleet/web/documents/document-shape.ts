import { z } from 'zod';
import { fleetDocumentChangeShape } from '#areas/documents/contract/document.shapes.ts';
import type { FileItem } from '#ui/upload/file-value.ts';

/** A file as an upload field keeps it; optional, because a document may have none. */
export const documentFileShape = z.custom<FileItem | null>(
  (item) => item === null || item === undefined || (typeof item === 'object' && 'url' in item),
);

const { number, issuedDate, expirationDate } = fleetDocumentChangeShape.shape;

/** The fields of the dialog of one document. */
export const fleetDocumentShape = z
  .object({ file: documentFileShape, number, issuedDate, expirationDate })
  .superRefine((given, context) => {
    if (!given.issuedDate || !given.expirationDate || given.issuedDate <= given.expirationDate) return;
    context.addIssue({ code: 'custom', path: ['expirationDate'], params: { code: 'beforeIssue' } });
  });
