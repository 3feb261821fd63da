/** Words are the same whatever their accents, case, signs and blanks: `Nº de Placa *` and `no de placa`, `N.I.T.` and `nit`. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
