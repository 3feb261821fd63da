import type { PaperView } from '#areas/documents/contract/paper.shapes.ts';
import type { GalleryDocument } from '#ui/media/gallery-document.ts';
import { fileOf } from './paper-change.ts';

/** Papers as a gallery shows them. */
export function galleryOf(papers: readonly PaperView[], speak: (key: string) => string): readonly GalleryDocument[] {
  return papers.map((paper) => ({
    type: paper.type,
    label: speak(`documents.types.${paper.type}`),
    file: fileOf(paper),
    expires: paper.expirationDate,
    required: paper.required && !paper.complete,
  }));
}
