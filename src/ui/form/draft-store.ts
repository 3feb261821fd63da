/** What was typed into a form, kept on this device until it is saved or discarded. */
export interface Draft {
  readonly values: unknown;
  readonly step: number;
}

interface Kept extends Draft {
  /** The values the form started from: a draft of an older record would overwrite another person's changes. */
  readonly base: string;
  readonly savedAt: number;
}

const KEEP_MS = 7 * 86_400_000;
/** Drafts hold no pictures: the browser's storage takes five million characters in all. */
const LONGEST = 200_000;

export interface DraftPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The user is part of the key: two people on one device do not see each other's drafts. */
  readonly owner: string;
  readonly form: string;
  /** More characters than usual, for the few forms that need them. */
  readonly longest?: number;
}

const keyOf = ({ owner, form }: DraftPlace): string => `tropeiro.draft.${owner}.${form}`;

export function readDraft(place: DraftPlace, base: unknown, now: number): Draft | null {
  const kept = parse(place.storage.getItem(keyOf(place)));
  if (!kept) return null;
  if (kept.base === fingerprint(base) && now - kept.savedAt < KEEP_MS) return { values: kept.values, step: kept.step };
  dropDraft(place);
  return null;
}

export function keepDraft(place: DraftPlace, base: unknown, draft: Draft, now: number): void {
  const text = JSON.stringify({ ...draft, base: fingerprint(base), savedAt: now } satisfies Kept);
  if (text.length > (place.longest ?? LONGEST)) return;
  try {
    place.storage.setItem(keyOf(place), text);
  } catch {
    // The storage is full or disabled: the form also works without a draft.
  }
}

export function dropDraft(place: DraftPlace): void {
  place.storage.removeItem(keyOf(place));
}

function parse(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'values' in value && 'base' in value && 'savedAt' in value;
}

/** A short hash, good enough to notice a change (FNV-1a). */
function fingerprint(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(value) ?? '') {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
