import { fold } from './ocr-words.ts';

/** The I of `C.I.` is a thin stroke that is misread in many ways. */
const IDENTITY_MARK = /\bC\.\s?[|l!1]\./g;
/** A number without a space after the word before it: `Nº123`, `C.I.1234567`. */
const STUCK_NUMBER = /^(N[ºo]?[°º*.]+|C\.?I\.?|D\.?N\.?I\.?)(?=\d{3})/i;
/** Slashes and dots between words separate them; inside dates, plates and initials they do not. */
const WORD_JOINT = /(?<=[\p{L})]{2})[/.](?=[\p{L}(]{2})/u;

/** The words of a line, without the marks between a label and its value. */
export function tokensOf(line: string): string[] {
  return line
    .replace(IDENTITY_MARK, 'C.I.')
    .split(/[\s:;|=_~<>«»"“”]+/u)
    .flatMap((piece) => piece.split(WORD_JOINT))
    .flatMap((piece) => {
      const stuck = STUCK_NUMBER.exec(piece)?.[0];
      return stuck ? [stuck, piece.slice(stuck.length)] : [piece];
    })
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

const LETTER_FOR: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };
const NUMBER_WORD = /^N(O|RO|UM|UMERO|UMBER)?$/;

/** A word in the form used to compare labels: capitals only, digits as the letters they are mistaken for. */
export function keyOf(word: string): string {
  const letters = fold(word)
    .replace(/[0158]/g, (digit) => LETTER_FOR[digit] ?? '')
    .replace(/[^A-Z]/g, '');
  return NUMBER_WORD.test(letters) ? 'N' : letters;
}
