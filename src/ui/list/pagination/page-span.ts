import type { TranslateKey } from '#kernel/phrase-key.ts';

export const UNKNOWN = '…';

/** `1 registro`, `1.234 registros`, while they are counted `…`. */
export function totalWords(total: number | undefined, translate: TranslateKey): string {
  if (total === undefined) return UNKNOWN;
  return translate(total === 1 ? 'ui.list.total.one' : 'ui.list.total.many', { total });
}

/** `11–20 de 124 registros`: the rows of this page. */
export function spanWords(
  page: number,
  size: number,
  rows: number,
  total: number | undefined,
  translate: TranslateKey,
): string {
  if (rows === 0) return totalWords(total, translate);
  const first = (page - 1) * size + 1;
  return translate('ui.list.total.span', {
    first,
    last: first + rows - 1,
    total: totalWords(total, translate),
  });
}
