import { z } from 'zod';

/** Whether a shape refuses an empty value at this path: then the label gets an asterisk. */
export function isRequiredAt(shape: z.ZodType, name: string, empty: unknown): boolean {
  const inner = name.split('.').reduce<z.ZodType | undefined>(stepInto, shape);
  return inner !== undefined && !inner.safeParse(empty).success;
}

function stepInto(shape: z.ZodType | undefined, key: string): z.ZodType | undefined {
  const inner = unwrap(shape);
  if (inner instanceof z.ZodObject) return inner.shape[key];
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  return undefined;
}

/** The object inside optional and transformed shapes. */
function unwrap(shape: z.ZodType | undefined): z.ZodType | undefined {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return unwrap(shape.unwrap() as z.ZodType);
  return shape instanceof z.ZodPipe ? unwrap(shape.in as z.ZodType) : shape;
}
