import type { ColumnKind } from '#kernel/list-definition.ts';

/** People, places and tags are sent as texts or as objects with a name. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value !== 'object') return String(value);
  const { name } = value as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** An amount alone, or with the currency it is in. */
export function moneyOf(value: unknown): { readonly amount: string; readonly currency?: string } | undefined {
  const { amount, currency } =
    typeof value === 'object' && value !== null
      ? (value as { readonly amount?: unknown; readonly currency?: unknown })
      : { amount: value };
  const text = textOf(amount);
  if (!/^-?\d{1,15}(\.\d{1,2})?$/.test(text)) return undefined;
  return { amount: text, ...(typeof currency === 'string' ? { currency } : {}) };
}

/** Whether a column is empty in this row; a card leaves such a line out. */
export function isEmptyValue(kind: ColumnKind, value: unknown): boolean {
  if (kind === 'flag') return typeof value !== 'boolean';
  if (kind === 'money') return moneyOf(value) === undefined;
  return textOf(value) === '';
}
