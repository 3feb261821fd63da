import { isOwnKey } from '#kernel/catalogue.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { type Fields, pathOf } from '#kernel/fields.ts';
import type { Trx } from '#platform/db/database.ts';
import { holdOwnKeys } from './catalogue.repository.ts';

export interface NamedKey {
  readonly catalogue: string;
  /** Where a form sends it. */
  readonly field: string;
  readonly key: string | null | undefined;
  /** The entries of the product that it may behave as; any without. */
  readonly among?: readonly string[] | undefined;
}

/**
 * Keys that look like own entries must be those of the company. What is stored already may stay, also where it came from
 * another company. An entry that is found cannot be removed until the transaction ends.
 */
export async function ownKeyProblems(
  trx: Trx,
  companyId: string,
  named: readonly NamedKey[],
  stored: readonly (string | null | undefined)[] = [],
): Promise<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  const fresh = named.flatMap(({ key, ...at }) =>
    key && isOwnKey(key) && !stored.includes(key) ? [{ ...at, key }] : [],
  );
  for (const catalogue of new Set(fresh.map((one) => one.catalogue))) {
    const asked = fresh.filter((one) => one.catalogue === catalogue);
    const keys = [...new Set(asked.map(({ key }) => key))];
    const known = await holdOwnKeys(trx, companyId, catalogue, keys);
    for (const { field, key, among } of asked) {
      const behavesAs = known.get(key);
      if (behavesAs === undefined || among?.includes(behavesAs) === false) problems[field] = { code: 'choice' };
    }
  }
  return problems;
}

interface Further {
  readonly named: readonly NamedKey[];
  readonly stored: readonly string[];
}

/** The same for every field of an entity that is an entry of a catalogue, and for what else holds such keys. */
export function fieldKeyProblems(
  trx: Trx,
  companyId: string,
  fields: Fields,
  { said, stored }: { readonly said: object; readonly stored: object | null },
  more: Further = { named: [], stored: [] },
): Promise<Record<string, FieldProblem>> {
  const entries = Object.entries(fields).filter(([, { kind }]) => kind.catalogue !== undefined);
  const at = (columns: object | null, column: string) =>
    (columns as Readonly<Record<string, string | null>> | null)?.[column];
  const named = entries.map(([name, field]) => ({
    catalogue: field.kind.catalogue!,
    field: pathOf(name, field).join('.'),
    key: at(said, field.column),
    among: field.kind.keys,
  }));
  const known = entries.map(([, { column }]) => at(stored, column));
  return ownKeyProblems(trx, companyId, [...named, ...more.named], [...known, ...more.stored]);
}
