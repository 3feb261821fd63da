import { decodeLine, encodeLine } from '#kernel/encoded-line.ts';
import { type DraftPlace, dropDraft, keepDraft, readDraft } from '#ui/form/draft-store.ts';
import { NO_LINE, type PathDraft } from './path-draft.ts';

interface KeptValues {
  readonly draft: Omit<PathDraft, 'line' | 'pieces'> & { readonly line: string; readonly pieces: readonly string[] };
  readonly at: number;
}

export interface KeptDraft {
  readonly draft: PathDraft;
  readonly at: number;
}

/** Lines are long: all of the largest one fits. */
export const LONGEST_DRAFT = 1_000_000;
/** A draft stays whatever others stored meanwhile: saving names them. */
const ANY_BASE = 'path';

export function keepPathDraft(place: DraftPlace, { line, pieces, ...draft }: PathDraft, at: number): void {
  const lines = { line: encodeLine(line), pieces: pieces.map((piece) => encodeLine(piece)) };
  keepDraft(place, ANY_BASE, { values: { draft: { ...draft, ...lines }, at } satisfies KeptValues, step: 0 }, at);
}

export function readPathDraft(place: DraftPlace, now: number): KeptDraft | null {
  const kept = readDraft(place, ANY_BASE, now)?.values as KeptValues | undefined;
  if (!kept?.draft || typeof kept.draft.line !== 'string' || !Array.isArray(kept.draft.stopovers)) return null;
  const { line, pieces, ...draft } = kept.draft;
  const decoded = (text: string) => decodeLine(text) ?? NO_LINE;
  const { routeName = '' } = draft;
  return { draft: { ...draft, routeName, line: decoded(line), pieces: (pieces ?? []).map(decoded) }, at: kept.at };
}

export const dropPathDraft = (place: DraftPlace): void => dropDraft(place);
