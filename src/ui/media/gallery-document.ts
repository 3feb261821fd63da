import type { MediaFile } from './media-file.ts';

/** One slot of a document gallery, with or without its document. */
export interface GalleryDocument {
  /** `soat`, `photoLicenseDrivers`; unique within the gallery. */
  readonly type: string;
  readonly label: string;
  readonly file: MediaFile | null;
  /** YYYY-MM-DD */
  readonly expires?: string | null;
  readonly required?: boolean;
}

export type FiledDocument = GalleryDocument & { readonly file: MediaFile };

export function filed(documents: readonly GalleryDocument[]): readonly FiledDocument[] {
  return documents.filter((document): document is FiledDocument => document.file !== null);
}

/** The selection refers to slots; a document that was removed is no longer selected. */
export function stillSelected(
  selected: ReadonlySet<string>,
  documents: readonly GalleryDocument[],
): readonly FiledDocument[] {
  return filed(documents).filter(({ type }) => selected.has(type));
}

export function toggled(selected: ReadonlySet<string>, type: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(type)) next.add(type);
  return next;
}
