import { z } from 'zod';
import { catalogueKey } from './catalogue-key.ts';
import { dayShape, instantShape } from './date-shapes.ts';
import type { FieldKind } from './fields.ts';
import { idShape } from './ids.ts';
import { callingCodeText, EMAIL_MAX, isPrintable, TEXT_MAX, textShape } from './text.ts';

const same = <T>(value: T): T => value;
const AS_IT_IS = { empty: null, toColumn: same, toWire: same, toForm: same } as const;
const REQUIRED = {
  required: true,
  empty: '',
  toColumn: same,
  toWire: same,
  toForm: (value: string | null) => value ?? '',
} as const;

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

/** A text without which there is no entity. */
export function requiredText(max: number = TEXT_MAX): RequiredText {
  return { ...REQUIRED, shape: textShape(max), reply: z.string() };
}
type RequiredText = FieldKind<string, string, string> & { readonly required: true };

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
  const reply = z.string() as unknown as z.ZodType<K>;
  return { ...AS_IT_IS, cell: 'choice', keys, shape: z.enum(keys), reply, toWire: (key) => key as K };
}

/** One entry of a catalogue, by the product's keys or an own one of the company. */
export function entryOf(catalogue: string, keys: readonly string[]): FieldKind<string, string | null, string | null> {
  return { ...AS_IT_IS, cell: 'choice', keys, catalogue, shape: catalogueKey(keys), reply: z.string() };
}

type Text = FieldKind<string, string | null, string | null>;
/** One of the keys that the rules know, which depend on other fields; a form starts with none. */
export function option(max: number): Text {
  return { ...text(max), toForm: same };
}

export const id: Text = { ...AS_IT_IS, shape: idShape, reply: idShape };
export const day: Text = { ...AS_IT_IS, cell: 'day', shape: dayShape, reply: z.string() };
export const requiredDay: RequiredText = { ...REQUIRED, cell: 'day', shape: dayShape, reply: z.string() };
/** With or without plus. */
export const callingCode: Text = { ...AS_IT_IS, shape: callingCodeText, reply: z.string() };
/** HH:mm, of a column that knows seconds. */
export const hour: Text = {
  ...AS_IT_IS,
  shape: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  reply: z.string(),
  toWire: (time) => time.slice(0, 5),
};
/** Decimal text, never negative, at most two decimals. */
export const price: Text = {
  ...AS_IT_IS,
  cell: 'decimal',
  shape: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  reply: z.string(),
};

export const instant: FieldKind<string, Date | null, string | null> = {
  ...AS_IT_IS,
  shape: instantShape,
  reply: z.string(),
  toColumn: (at) => new Date(at),
  toWire: (at) => at.toISOString(),
};

const A_NUMBER = { ...AS_IT_IS, cell: 'decimal', fromCell: Number, shape: z.number(), reply: z.number() } as const;
/** A number that the rules judge. */
export const number: FieldKind<number, number | null, number | null> = A_NUMBER;
export const integer: typeof number = { ...number, shape: z.number().int() };
/** A number that the rules judge, in a column of decimals. */
export const decimal: FieldKind<number, string | null, number | null> = {
  ...A_NUMBER,
  toColumn: String,
  toWire: Number,
};
/** From nothing to `max`, in a column of decimals. */
export function quantity(max: number): typeof decimal {
  return { ...decimal, shape: z.number().min(0).max(max) };
}

export const flag: FieldKind<boolean, boolean, boolean> = {
  shape: z.boolean(),
  reply: z.boolean(),
  empty: false,
  toColumn: same,
  toWire: same,
  fromCell: (text) => text === 'true',
  toForm: (value) => value ?? false,
};

/** Several codes; a form holds them in one line with the usual separators. */
export function codes(most: number, max: number): FieldKind<string[], string[], string> {
  const shape = z.array(textShape(max)).max(most);
  const split = (line: string) => [...new Set(line.split(/[\n,;]/).map((part) => part.trim()))].filter(Boolean);
  return {
    shape,
    typed: z.string().transform(split).pipe(shape),
    fromCell: (text) => split(text.replaceAll('/', ',')),
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
