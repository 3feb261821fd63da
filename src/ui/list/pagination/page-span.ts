import type { TranslateKey } from '#kernel/phrase-key.ts';

/** `1 registro`, `1.234 registros`. */
export function totalWords(total: number, translate: TranslateKey): string {
  return translate(total === 1 ? 'ui.list.total.one' : 'ui.list.total.many', { total });
}

/** `11–20 de 124 registros`: the rows of this page. */
export function spanWords(page: number, size: number, rows: number, total: number, translate: TranslateKey): string {
  if (rows === 0) return totalWords(total, translate);
  const first = (page - 1) * size + 1;
  return translate('ui.list.total.span', {
    first,
    last: first + rows - 1,
    total: totalWords(total, translate),
  });
}
