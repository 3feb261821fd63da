import type { z } from 'zod';
import type { PaperView, paperChangeShape } from '#areas/documents/contract/paper.shapes.ts';
import type { PaperType } from '#areas/documents/rules/paper.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from '#ui/upload/file-value.ts';

/** What the API takes about one paper. */
export type PaperChangeInput = z.input<typeof paperChangeShape>;

export type PaperFacts = Pick<PaperView, 'number' | 'issuedDate' | 'expirationDate'>;
type Filed = Pick<PaperView, 'fileId' | 'fileName' | 'url' | 'contentType' | 'size'>;

/** The file of a paper as an upload field keeps it. */
export function fileOf({ url, fileName, contentType, size }: Filed): FileItem | null {
  if (url === null) return null;
  return {
    url,
    fileName: fileName ?? '',
    ...(contentType === null ? {} : { contentType }),
    ...(size === null ? {} : { size }),
  };
}

/** What became of the file: another one, none, another name, or nothing to tell. */
export function fileChange(before: Filed | undefined, file: FileItem | null): Partial<PaperChangeInput> {
  const fileId = (file && storedFileId(file.url)) ?? null;
  const name = file?.editedFileName;
  const renamed = name && name !== before?.fileName ? { editedFileName: name } : {};
  return fileId === (before?.fileId ?? null) ? renamed : { fileId, ...renamed };
}

/** Only what differs: whatever else somebody knows of the paper stays. */
export function changeOf(
  paper: PaperView,
  { file, ...facts }: Partial<PaperFacts> & { readonly file: FileItem | null },
): PaperChangeInput {
  const names = Object.keys(facts) as (keyof PaperFacts)[];
  const changed = names.filter((name) => (facts[name] ?? null) !== paper[name]);
  return {
    type: paper.type,
    ...fileChange(paper, file),
    ...Object.fromEntries(changed.map((name) => [name, facts[name] ?? null])),
  };
}

/** The files a form holds for its papers, by type. */
export type PaperFiles = Readonly<Record<string, FileItem | null | undefined>>;

export function filesOf(papers: readonly PaperView[]): Record<string, FileItem | null> {
  return Object.fromEntries(papers.map((paper) => [paper.type, fileOf(paper)]));
}

/** What a whole form changes about the files of the papers it shows. */
export function changesOf(
  papers: readonly PaperView[],
  shown: readonly PaperType[],
  files: PaperFiles,
): PaperChangeInput[] {
  const before = new Map(papers.map((paper) => [paper.type, paper]));
  return shown
    .map((type) => ({ type, ...fileChange(before.get(type), files[type] ?? null) }))
    .filter((change) => Object.keys(change).length > 1);
}
