import { AppError, type FieldProblem } from '#kernel/errors.ts';

export type Problems = Readonly<Record<string, FieldProblem>>;

/** What becomes of a record: it is new, it is one we have, or it cannot be. */
export type RowOutcome = 'insert' | 'update' | { readonly problems: Problems };

export const refusedAt = (fields: string | readonly string[], code: string): RowOutcome => ({
  problems: Object.fromEntries([fields].flat().map((field) => [field, { code }])),
});

/** What becomes of a form: problems of its fields are its outcome, any other error is thrown. */
export async function outcomeOf(outcome: 'insert' | 'update', read: () => Promise<unknown>): Promise<RowOutcome> {
  try {
    await read();
    return outcome;
  } catch (error) {
    if (error instanceof AppError && error.fields) return { problems: error.fields };
    throw error;
  }
}
