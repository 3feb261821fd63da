import type { FieldProblem } from '#kernel/errors.ts';
import { type NumberReading, readTypedNumber } from '#kernel/typed-number.ts';
import type { Mask } from '#ui/fields/masked/mask.ts';

export interface NumberWriting extends NumberReading {
  /** How the finished number is written. */
  readonly show: (number: string) => string;
  /** What `show` writes between groups of three digits. */
  readonly group: ',' | '.';
  /** How the form holds it, where not as a plain decimal text. */
  readonly hold?: ((number: string) => string) | undefined;
}

/** A decimal text, as opposed to a text that could not be read. */
export const isDecimalText = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

const same = (number: string): string => number;

/** Some unreadable texts look like a decimal text (`1.234` in Mexico); a space at the end tells them apart. */
const unread = (typed: string): string => `${typed} `;

/**
 * The text stays as it is typed, is read at each key, and is written as a finished number when the field is left. The
 * form holds a decimal text, or the very text that could not be read, so that nothing typed is lost or replaced.
 */
export function numberMask({ show, group, hold = same, ...reading }: NumberWriting): Mask {
  const numberIn = (text: string): string | undefined => {
    const read = readTypedNumber(text, reading);
    return 'number' in read ? read.number : undefined;
  };
  const written = (text: string): string => {
    const number = numberIn(text);
    return number === undefined ? text : show(number);
  };
  const isFinished = (text: string): boolean => numberIn(text) !== undefined && written(text) === text;
  return {
    // A key pressed in a finished number would break its groups: `12,5000.00`.
    read: (text, before, _, byKey) =>
      byKey && before.includes(group) && isFinished(before) ? text.replaceAll(group, '') : text,
    show: (typed) => typed,
    asTyped: true,
    store: (typed) => {
      if (typed.trim() === '') return '';
      const number = numberIn(typed);
      return number === undefined ? unread(typed) : hold(number);
    },
    restore: (stored) => (isDecimalText(stored) ? show(stored) : stored.trimEnd()),
    complete: written,
    counts: (character) => character !== group,
  };
}

/** The problem of a text that could not be read. */
export function numberProblem(value: unknown, reading: NumberReading): FieldProblem | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const read = readTypedNumber(value, reading);
  return 'problem' in read ? read.problem : undefined;
}

export interface StepLimits {
  readonly min: number;
  readonly max: number;
}

/** The next number for an arrow key or a step button, within its limits; the decimals stay. */
export function steppedNumber(number: string, step: number, { min, max }: StepLimits): string {
  const decimals = Math.max(...[number, String(step)].map((text) => text.split('.')[1]?.length ?? 0));
  const next = Math.min(max, Math.max(min, Number(number) + step));
  return String(Number(next.toFixed(decimals)));
}
