import { AppError, type FieldProblem } from '#kernel/errors.ts';

/** What would become of a line of a spreadsheet: a new record, a correction of one that is there, or neither. */
export type ImportFate = 'insert' | 'update' | { readonly problems: Readonly<Record<string, FieldProblem>> };

export const refusedAt = (field: string, code: string): ImportFate => ({ problems: { [field]: { code } } });

/** The fate of a form: what its reader says against it stands at its fields, anything else is not about the form. */
export async function fateOf(fate: 'insert' | 'update', read: () => Promise<unknown>): Promise<ImportFate> {
  try {
    await read();
    return fate;
  } catch (error) {
    if (error instanceof AppError && error.fields) return { problems: error.fields };
    throw error;
  }
}
