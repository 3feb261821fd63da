import type { Language } from '#kernel/language.ts';
import { showNumber } from '#kernel/numbers.ts';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** `840 KB`, `1,2 MB`: rounded to useful digits. */
export function showSize(bytes: number, language: Language): string {
  if (bytes < MEGABYTE) return `${showNumber(Math.max(1, Math.round(bytes / KILOBYTE)), language)} KB`;
  return `${showNumber(Math.round(bytes / (MEGABYTE / 10)) / 10, language)} MB`;
}
