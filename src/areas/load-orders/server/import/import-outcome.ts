import { AppError, type FieldProblem } from '#kernel/errors.ts';

/** What would become of a line of a spreadsheet: a new record, a correction of one that is there, or neither. */
export type ImportOutcome = 'insert' | 'update' | { readonly problems: Readonly<Record<string, FieldProblem>> };

export const refusedAt = (field: string, code: string): ImportOutcome => ({ problems: { [field]: { code } } });

/** The fate of a form: what its reader says against it stands at its fields, anything else is not about the form. */
export async function outcomeOf(outcome: 'insert' | 'update', read: () => Promise<unknown>): Promise<ImportOutcome> {
  try {
    await read();
    return outcome;
  } catch (error) {
    if (error instanceof AppError && error.fields) return { problems: error.fields };
    throw error;
  }
}
