import { z } from 'zod';
import { dayShape, instantShape } from './date-shapes.ts';
import type { FieldKind } from './fields.ts';
import { idShape } from './ids.ts';
import { EMAIL_MAX, isPrintable, TEXT_MAX, textShape } from './text.ts';

const same = <T>(value: T): T => value;
const AS_IT_IS = { empty: null, toColumn: same, toWire: same, toForm: same } as const;

/** A text; a blank one counts as empty. `normalise` gives the form in which it is stored and found. */
export function text(max: number = TEXT_MAX, normalise: (text: string) => string = same): TextKind {
  const shape = z
    .string()
    .trim()
    .max(max)
    .refine(isPrintable, { params: { code: 'characters' } })
    .transform((text) => normalise(text) || null);
  return { ...AS_IT_IS, shape, reply: z.string(), toForm: (value) => value ?? '' };
}
type TextKind = FieldKind<string, string | null, string>;

const ADDRESS = z.email();

export const email: TextKind = {
  ...text(),
  shape: z
    .string()
    .trim()
    .max(EMAIL_MAX)
    .transform((text) => text.toLowerCase())
    .refine((text) => text === '' || ADDRESS.safeParse(text).success, { params: { code: 'email' } })
    .transform((text) => text || null),
};

/** One of a few keys; the stored one may no longer be offered. */
export function choice<K extends string>(keys: readonly K[]): FieldKind<K, string | null, K | null> {
  return { ...AS_IT_IS, shape: z.enum(keys), reply: z.string() as unknown as z.ZodType<K>, toWire: (key) => key as K };
}

type Text = FieldKind<string, string | null, string | null>;
export const id: Text = { ...AS_IT_IS, shape: idShape, reply: idShape };
export const day: Text = { ...AS_IT_IS, shape: dayShape, reply: z.string() };
/** HH:mm, in a column with seconds. */
export const hour: Text = {
  ...AS_IT_IS,
  shape: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  reply: z.string(),
  toWire: (time) => time.slice(0, 5),
};
/** Decimal text, never negative, at most two decimals. */
export const price: Text = { ...AS_IT_IS, shape: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/), reply: z.string() };

export const instant: FieldKind<string, Date | null, string | null> = {
  ...AS_IT_IS,
  shape: instantShape,
  reply: z.string(),
  toColumn: (at) => new Date(at),
  toWire: (at) => at.toISOString(),
};

/** From 0 to `max`, in a column of decimals. */
export function quantity(max: number): FieldKind<number, string | null, number | null> {
  return { ...AS_IT_IS, shape: z.number().min(0).max(max), reply: z.number(), toColumn: String, toWire: Number };
}

export const flag: FieldKind<boolean, boolean, boolean> = {
  shape: z.boolean(),
  reply: z.boolean(),
  empty: false,
  toColumn: same,
  toWire: same,
  toForm: (value) => value ?? false,
};

/** Several codes; a form holds them in one line with the usual separators. */
export function codes(most: number, max: number): FieldKind<string[], string[], string> {
  const shape = z.array(textShape(max)).max(most);
  const split = (line: string) => [...new Set(line.split(/[\n,;]/).map((part) => part.trim()))].filter(Boolean);
  return {
    shape,
    typed: z.string().transform(split).pipe(shape),
    reply: z.array(z.string()),
    empty: [],
    toColumn: same,
    toWire: same,
    toForm: (value) => value?.join(', ') ?? '',
  };
}

/** A value with parts of its own, stored as a whole. */
export function json<W extends object>(shape: z.ZodType<W, W>, empty?: W): FieldKind<W, W, W> {
  return { shape, reply: shape, empty, json: true, toColumn: same, toWire: same, toForm: (value) => value as W };
}
