import type { FieldProblem } from '#kernel/errors.ts';
import { FILE_NAME_MAX } from '#kernel/file-calls.ts';

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** `soat 2026` and `.pdf`: the user can only change the first part. */
export function splitName(name: string): { readonly stem: string; readonly ending: string } {
  const ending = ENDING.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  return stem === '' ? { stem: name, ending: '' } : { stem, ending };
}

/** Required, limited in length including its extension, no spaces at its edges. */
export function nameProblem(stem: string, ending: string): FieldProblem | undefined {
  if (stem.trim() === '') return { code: 'required' };
  if (stem !== stem.trim()) return { code: 'edges' };
  const max = FILE_NAME_MAX - ending.length;
  return stem.length > max ? { code: 'maxLength', params: { count: max } } : undefined;
}

/** A name that the server accepts, with its extension. */
export function fittedName(name: string): string {
  const { stem, ending } = splitName(name.trim());
  const cut = stem.slice(0, FILE_NAME_MAX - ending.length);
  // A character of two code units must not be cut in half.
  return `${cut.replace(/[\ud800-\udbff]$/, '').trimEnd()}${ending}`;
}

/** `mensagem.eml` → `mensagem.html` */
export function withEnding(name: string, ending: string): string {
  return fittedName(`${splitName(name).stem}.${ending}`);
}
