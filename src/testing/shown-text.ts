import type { Language } from '#kernel/language.ts';
import { marksOf } from '#kernel/numbers.ts';

interface Rule {
  readonly wrong: RegExp;
  readonly why: string;
}

/** What no screen shows, in any language. */
const ALWAYS: readonly Rule[] = [
  { wrong: /undefined|\bnull\b|\bNaN\b|Invalid Date|\[object /, why: 'a value that is none' },
  { wrong: /\b\d{4}-\d{2}-\d{2}(?![\d-])/, why: 'a date as computers write it' },
  { wrong: /(?<![@./\w-])(?!x+\.)[a-z][a-zA-Z]*(?:\.[a-zA-Z]+){2,}(?![@./\w-])/, why: 'the key of a phrase' },
  { wrong: /(?<![@./\w-])[a-z]+_[a-z_]+\b/, why: 'a name of the code' },
  { wrong: /(?<![@./\w-])[a-z]{2,}[A-Z][a-z]+[a-zA-Z]*\b/, why: 'a name of the code' },
  { wrong: /\{\{\w*\}\}/, why: 'a phrase without its value' },
  { wrong: /(?<!\d)-?\d{1,3}\.\d{7,}/, why: 'a position with too many decimals' },
  { wrong: /(?<![\d+.])\d{14}(?!\d)/, why: 'a CNPJ without its separators' },
  {
    wrong:
      /(?<![\d.,/:-])1 (?:días|dias|horas|minutos|órdenes|ordens|viajes|viagens|registros|documentos|documents|days|orders|records)(?!\p{L})/u,
    why: 'one of something in the plural',
  },
  {
    wrong: /\b(?:em|el|on|desde|since) (?:há|hace|agora|ahora|ontem|ayer|now|yesterday)(?!\p{L})/u,
    why: 'two ways to say when',
  },
];

/** Amounts of money have a point before their decimals in every country, and their sign before them; an empty field shows 0.00. */
const MONEY = /(?:R\$|[$]us|UYU \$|U\$S|S\/|Bs|Gs|\$|[A-Z]{3}) ?-?\d[\d,]*\.\d{2}(?!\d)/g;
/** Coordinates keep their point, and so do addresses of computers and versions of licences. */
const POINTED = /-?\d{1,3}\.\d{5}, -?\d{1,3}\.\d{5}|\d+(?:\.\d+){3}|CC BY \d\.\d/g;

const NUMBERS: Readonly<Record<',' | '.', Rule>> = {
  ',': { wrong: /(?<![\d.,])(?!0\.00$)\d+\.\d{1,2}(?![\d.]|,\d)/, why: 'a point before decimals' },
  '.': { wrong: /(?<![\d.,])\d+,\d{1,2}(?![\d,]|\.\d)/, why: 'a comma before decimals' },
};

/** What is wrong with the text of a screen, line by line, for somebody who reads in this language. */
export function wrongInText(lines: readonly string[], language: Language): string[] {
  const numbers = NUMBERS[marksOf(language).decimal];
  return lines.flatMap((line) => {
    const rest = line.replace(MONEY, '').replace(POINTED, '');
    const broken = [...ALWAYS, numbers].filter(({ wrong }) => wrong.test(rest));
    return broken.map(({ why }) => `${why}: ${line}`);
  });
}
