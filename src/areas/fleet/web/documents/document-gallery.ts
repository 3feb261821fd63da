import type { FleetDocumentView } from '#areas/documents/contract/document.shapes.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import type { GalleryDocument } from '#ui/media/gallery-document.ts';
import { fileOf } from './document-change.ts';

/** Documents as a gallery shows them. */
export function galleryOf(
  documents: readonly FleetDocumentView[],
  translate: TranslateKey,
): readonly GalleryDocument[] {
  return documents.map((document) => ({
    type: document.type,
    label: translate(`documents.types.${document.type}`),
    file: fileOf(document),
    expires: document.expirationDate,
    required: document.required && !document.complete,
  }));
}
