import { isDay } from '#kernel/dates.ts';
import type { Pick, Token } from './ocr-card.ts';
import { asDigits } from './ocr-lookalikes.ts';
import { fold } from './ocr-words.ts';

/** Spanish, Portuguese and English, by their first three letters. */
const MONTHS: Readonly<Record<string, string>> = {
  ENE: '01',
  JAN: '01',
  FEB: '02',
  FEV: '02',
  MAR: '03',
  ABR: '04',
  APR: '04',
  MAY: '05',
  MAI: '05',
  JUN: '06',
  JUL: '07',
  AGO: '08',
  AUG: '08',
  SEP: '09',
  SET: '09',
  OCT: '10',
  OUT: '10',
  NOV: '11',
  DIC: '12',
  DEZ: '12',
  DEC: '12',
};

const DAY_FIRST = /(?<!\d)(\d{1,2})[/\-. ]{1,3}(\d{1,2})[/\-. ]{1,3}(\d{4})(?!\d)/g;
const YEAR_FIRST = /(?<!\d)(\d{4})[/\-.](\d{1,2})[/\-.](\d{1,2})(?!\d)/g;
const NAMED_MONTH =
  /(?<!\d)(\d{1,2})[/\-. ]*(?:DE )?([A-Z]{3,10})[/\-. ]*(?:[A-Z]{3,10}[/\-. ]+)?(?:DEL? )?(\d{4})(?!\d)/g;
/** A date with letters where its digits were: `O1/O3/198O`. */
const DATE_LIKE = /^[\dOIlSB|!]{1,4}([/\-.][\dOIlSB|!]{1,4}){2}\W?$/;

/** Every calendar day written in a text, YYYY-MM-DD, in the order of the text's forms. */
export function daysIn(text: string): string[] {
  const folded = fold(text);
  return [
    ...Array.from(folded.matchAll(DAY_FIRST), ([, day, month, year]) => iso(year, month, day)),
    ...Array.from(folded.matchAll(YEAR_FIRST), ([, year, month, day]) => iso(year, month, day)),
    ...Array.from(folded.matchAll(NAMED_MONTH), ([, day, name, year]) => iso(year, MONTHS[name!.slice(0, 3)], day)),
  ].filter((day) => isDay(day));
}

function iso(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Picks the day of a region that `choose` returns. */
export function pickDay(choose: (days: readonly string[]) => string | undefined): Pick {
  return (tokens) => {
    const text = tokens.map((token) => (DATE_LIKE.test(token.text) ? asDigits(token.text) : token.text)).join(' ');
    const value = choose(daysIn(text));
    return value === undefined ? undefined : { value, tokens: tokensOfDay(tokens, value), trust: 1 };
  };
}

/** A day consists of the words that hold its numbers. */
function tokensOfDay(tokens: readonly Token[], day: string): Token[] {
  const [year = '', , date = ''] = day.split('-');
  const isPart = (text: string) => text.includes(year) || Number(text) === Number(date);
  return tokens.filter(({ text }) => isPart(asDigits(text)));
}
