export type AlertKey = 'next' | 'previous' | 'review';

export const ALERT_KEYS: Readonly<Record<AlertKey, string>> = { next: 'J', previous: 'K', review: 'R' };

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Keys together with others belong to the browser and the palette. */
export function alertKeyOf({ key, ctrlKey, metaKey, altKey }: Key): AlertKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const found = Object.entries(ALERT_KEYS).find(([, letter]) => letter === key.toUpperCase());
  return found ? (found[0] as AlertKey) : null;
}

/** The one to open; the first where none is open, and the same at either end. */
export function stepTo(ids: readonly string[], opened: string | null, key: 'next' | 'previous'): string | undefined {
  const at = opened === null ? -1 : ids.indexOf(opened);
  if (at < 0) return ids[0];
  return ids[Math.min(ids.length - 1, Math.max(0, at + (key === 'next' ? 1 : -1)))];
}
