import type { ImportColumn } from '#areas/imports/rules/import-column.ts';
import type { ImportContext, RowOutcome } from '#areas/imports/server/index.ts';
import { partnerLookup } from '#areas/partners/server/index.ts';

/** The transport company a driver or vehicle belongs to, by its name or tax id. */
export const TRANSPORT_COMPANY: ImportColumn<'transportCompany'> = {
  field: 'transportCompany',
  kind: 'text',
  required: false,
  hint: 'transportCompany',
  synonyms: [
    'transportadora',
    'empresa de transporte',
    'empresa transportadora',
    'empresa',
    'empresa transportista',
    'proveedor de transporte',
    'transport company',
    'carrier company',
    'haulier',
    'company',
  ],
};

export interface WithCompany<F> {
  readonly form: F;
  /** The name or tax id in the file. */
  readonly transportCompany: string | undefined;
}

type Named = { readonly transportCompanyId?: string | null | undefined };

/** The forms with their companies; undefined for a name that no company or more than one company has. */
export async function withCompanies<F extends Named>(
  context: ImportContext,
  records: readonly WithCompany<F>[],
): Promise<readonly (F | undefined)[]> {
  const called = await partnerLookup(
    context,
    'transport',
    records.map(({ transportCompany }) => transportCompany),
  );
  return records.map(({ form, transportCompany: word }) => {
    if (word === undefined) return form;
    const company = called(word);
    return company && { ...form, transportCompanyId: company.id };
  });
}

/** Checks the forms whose company is known; the others get a problem at the company's column. */
export async function judgeNamed<F extends Named>(
  context: ImportContext,
  records: readonly WithCompany<F>[],
  judge: (forms: readonly F[]) => Promise<readonly RowOutcome[]>,
): Promise<readonly RowOutcome[]> {
  const forms = await withCompanies(context, records);
  const outcomes = await judge(forms.flatMap((form) => form ?? []));
  let next = 0;
  return forms.map((form) => {
    if (!form) return { problems: { [TRANSPORT_COMPANY.field]: { code: 'choice' } } };
    next += 1;
    return columnsOf(outcomes[next - 1]!);
  });
}

/** Moves problems from the form's fields to the columns of the file. */
function columnsOf(outcome: RowOutcome): RowOutcome {
  if (typeof outcome === 'string') return outcome;
  const named = Object.entries(outcome.problems).map(([field, problem]) => [columnOf(field), problem]);
  return { problems: Object.fromEntries(named) };
}

export function columnOf(field: string): string {
  return field === 'transportCompanyId' ? TRANSPORT_COMPANY.field : field.replace(/^features\./, '');
}
