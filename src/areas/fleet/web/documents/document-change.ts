import type { z } from 'zod';
import type { FleetDocumentView, fleetDocumentChangeShape } from '#areas/documents/contract/document.shapes.ts';
import type { FleetDocumentType } from '#areas/documents/rules/fleet-document.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from '#ui/upload/file-value.ts';

/** The change of one document as the API takes it. */
export type FleetDocumentChangeInput = z.input<typeof fleetDocumentChangeShape>;

export type DocumentFacts = Pick<FleetDocumentView, 'number' | 'issuedDate' | 'expirationDate'>;
type Filed = Pick<FleetDocumentView, 'fileId' | 'fileName' | 'url' | 'contentType' | 'size'>;

/** The file of a document as an upload field keeps it. */
export function fileOf({ url, fileName, contentType, size }: Filed): FileItem | null {
  if (url === null) return null;
  return {
    url,
    fileName: fileName ?? '',
    ...(contentType === null ? {} : { contentType }),
    ...(size === null ? {} : { size }),
  };
}

/** The change of the file: a new one, none, a new name, or no change. */
export function fileChange(before: Filed | undefined, file: FileItem | null): Partial<FleetDocumentChangeInput> {
  const fileId = (file && storedFileId(file.url)) ?? null;
  const name = file?.editedFileName;
  const renamed = name && name !== before?.fileName ? { editedFileName: name } : {};
  return fileId === (before?.fileId ?? null) ? renamed : { fileId, ...renamed };
}

/** Sends only what differs, so that other values of the document stay. */
export function changeOf(
  document: FleetDocumentView,
  { file, ...facts }: Partial<DocumentFacts> & { readonly file: FileItem | null },
): FleetDocumentChangeInput {
  const names = Object.keys(facts) as (keyof DocumentFacts)[];
  const changed = names.filter((name) => (facts[name] ?? null) !== document[name]);
  return {
    type: document.type,
    ...fileChange(document, file),
    ...Object.fromEntries(changed.map((name) => [name, facts[name] ?? null])),
  };
}

/** The files a form holds for its documents, by type. */
export type FleetDocumentFiles = Readonly<Record<string, FileItem | null | undefined>>;

export function filesOf(documents: readonly FleetDocumentView[]): Record<string, FileItem | null> {
  return Object.fromEntries(documents.map((document) => [document.type, fileOf(document)]));
}

/** The changes of a whole form to the files of the documents it shows. */
export function changesOf(
  documents: readonly FleetDocumentView[],
  shown: readonly FleetDocumentType[],
  files: FleetDocumentFiles,
): FleetDocumentChangeInput[] {
  const before = new Map(documents.map((document) => [document.type, document]));
  return shown
    .map((type) => ({ type, ...fileChange(before.get(type), files[type] ?? null) }))
    .filter((change) => Object.keys(change).length > 1);
}
