import { z } from 'zod';
import { newDriverShape } from '#areas/fleet/contract/driver-input.shapes.ts';
import { documentFileShape } from '../../documents/document-shape.ts';

const { photoId: _photoId, documents: _documents, ...fields } = newDriverShape.shape;

/** What the form holds: the body of the call, with files as upload fields keep them. */
export const driverValuesShape = z.object({
  ...fields,
  /** The state that issued the document, which the call takes as part of its number. */
  documentState: z.string().nullable(),
  photo: documentFileShape,
  documents: z.record(z.string(), documentFileShape),
});
export type DriverInput = z.input<typeof driverValuesShape>;
export type DriverValues = z.output<typeof driverValuesShape>;
