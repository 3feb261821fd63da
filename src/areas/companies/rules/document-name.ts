import { FILE_NAME_MAX } from '#kernel/file-calls.ts';

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** A renamed document keeps its file extension, so that a computer still knows how to open it. */
export function downloadName(fileName: string, editedFileName: string): string {
  const ending = ENDING.exec(fileName)?.[0] ?? '';
  if (editedFileName.toLowerCase().endsWith(ending.toLowerCase())) return editedFileName;
  return editedFileName.slice(0, FILE_NAME_MAX - ending.length).toWellFormed() + ending;
}
