import { AppError, type FieldProblem } from '#kernel/errors.ts';

export type Problems = Readonly<Record<string, FieldProblem>>;

/** The outcome of a record: insert, update or its problems. */
export type RowOutcome = 'insert' | 'update' | { readonly problems: Problems };

export const refusedAt = (fields: string | readonly string[], code: string): RowOutcome => ({
  problems: Object.fromEntries([fields].flat().map((field) => [field, { code }])),
});

/** The outcome of reading a form: problems of fields are part of it, any other error is thrown. */
export async function outcomeOf(outcome: 'insert' | 'update', read: () => Promise<unknown>): Promise<RowOutcome> {
  try {
    await read();
    return outcome;
  } catch (error) {
    if (error instanceof AppError && error.fields) return { problems: error.fields };
    throw error;
  }
}
