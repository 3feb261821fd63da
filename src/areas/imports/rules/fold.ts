/**
 * Compares words regardless of accents, case, punctuation and spaces: `Nº de Placa *` and `no de placa`, `N.I.T.` and
 * `nit`.
 */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Connecting words and abbreviations of "number", which people add to a column's name or leave out. */
const JOINTS = new Set(
  'a o e y el la las los de del da do das dos di em en no nro num numero number n the of and'.split(' '),
);

/** The name of a column without words that make no difference: `Vencimiento del SOAT` and `Vencimiento SOAT`. */
export function headingKey(text: string): string {
  const folded = foldWords(text);
  const significant = folded.split(' ').filter((word) => !JOINTS.has(word));
  return significant.join(' ') || folded;
}
