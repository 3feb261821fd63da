import { z } from 'zod';
import { documentChangeShape, documentInputShape } from '#areas/partners/contract/partner-input.shapes.ts';
import { uploadedFileShape } from '#ui/upload/uploaded-file.ts';

const { type, expirationDate } = documentInputShape.shape;

export const newDocumentShape = z.object({ file: uploadedFileShape, type: type.unwrap(), expirationDate });

/** The form always sends the name, so it is required here. */
export const changedDocumentShape = documentChangeShape.extend({
  editedFileName: documentChangeShape.shape.editedFileName.unwrap(),
});
