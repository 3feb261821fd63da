import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** The shape of a form: what the user fills in goes in, what the API takes comes out. */
export type FormShape = z.ZodType<unknown, FieldValues>;
