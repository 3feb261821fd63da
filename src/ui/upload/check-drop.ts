import { fileLimit } from './upload-rules.ts';

export interface DropRules {
  /** Number of files the field holds already, including those being uploaded. */
  readonly present: number;
  readonly allowedMaxFiles: number;
  /** Whether one drop may contain several files. */
  readonly multiple: boolean;
  readonly maxBytes: number;
}

export type DropWarning =
  | { readonly code: 'limit'; readonly limit: number }
  | { readonly code: 'oneAtATime' }
  | { readonly code: 'tooLarge'; readonly names: readonly string[] }
  | { readonly code: 'totalSize'; readonly names: readonly string[] };

export interface CheckedDrop<F> {
  readonly accepted: readonly F[];
  readonly warnings: readonly DropWarning[];
}

interface Dropped {
  readonly name: string;
  readonly size: number;
}

/**
 * Which files of a drop are accepted, by number and size alone. Beyond the number nothing is accepted. The budget
 * counts the whole drop in order, including files too large by themselves: only those can use it up.
 */
export function checkDrop<F extends Dropped>(files: readonly F[], rules: DropRules): CheckedDrop<F> {
  const limit = fileLimit(rules.allowedMaxFiles);
  if (rules.present + files.length > limit) return { accepted: [], warnings: [{ code: 'limit', limit }] };
  if (!rules.multiple && files.length > 1) return { accepted: [], warnings: [{ code: 'oneAtATime' }] };

  const budget = rules.maxBytes * files.length;
  const [accepted, tooLarge, beyond]: [F[], string[], string[]] = [[], [], []];
  let total = 0;
  for (const file of files) {
    total += file.size;
    if (file.size > rules.maxBytes) tooLarge.push(file.name);
    else if (total > budget) beyond.push(file.name);
    else accepted.push(file);
  }
  return {
    accepted,
    warnings: [
      ...(tooLarge.length > 0 ? [{ code: 'tooLarge', names: tooLarge } as const] : []),
      ...(beyond.length > 0 ? [{ code: 'totalSize', names: beyond } as const] : []),
    ],
  };
}
