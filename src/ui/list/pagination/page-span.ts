import { showNumber } from '../cells/text-of.ts';

type Speak = (key: string, params?: Record<string, string | number>) => string;

/** `1 registro`, `1,234 registros`. */
export function totalWords(total: number, speak: Speak): string {
  return speak(total === 1 ? 'ui.list.total.one' : 'ui.list.total.many', { total: showNumber(total) });
}

/** `11–20 de 124 registros`: the rows of this page. */
export function spanWords(page: number, size: number, rows: number, total: number, speak: Speak): string {
  if (rows === 0) return totalWords(total, speak);
  const first = (page - 1) * size + 1;
  return speak('ui.list.total.span', {
    first: showNumber(first),
    last: showNumber(first + rows - 1),
    total: totalWords(total, speak),
  });
}
