import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** The shape of a form: its input is what the user fills in, its output what the API takes. */
export type FormShape = z.ZodType<unknown, FieldValues>;
