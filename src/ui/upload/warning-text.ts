import type { TranslateKey } from '#kernel/phrase-key.ts';
import type { DropWarning } from './check-drop.ts';
import { shownKinds } from './file-kind.ts';
import { megabytes, TOTAL_WARNING_MEGABYTES, type UploadRules } from './upload-rules.ts';

/** Reasons to refuse a drop: number, size or kind. */
export type UploadWarning =
  | DropWarning
  | { readonly code: 'badType' | 'dimensions'; readonly names: readonly string[] };

export function warningText(warning: UploadWarning, rules: UploadRules, translate: TranslateKey): string {
  const key = `ui.upload.warning.${warning.code}` as const;
  switch (warning.code) {
    case 'limit':
      return translate(key, { count: warning.limit });
    case 'oneAtATime':
    case 'dimensions':
      return translate(key);
    case 'tooLarge':
      return translate(key, { ...named(warning.names), megabytes: megabytes(rules.maxBytes) });
    case 'totalSize':
      return translate(key, { ...named(warning.names), megabytes: TOTAL_WARNING_MEGABYTES });
    case 'badType':
      return translate(key, { ...named(warning.names), kinds: shownKinds(rules.kinds) });
  }
}

const named = (names: readonly string[]) => ({ names: names.join(', '), count: names.length });
