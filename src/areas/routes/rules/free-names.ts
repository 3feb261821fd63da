/** A name of a file, as it is written and as names are compared. */
export interface WantedName {
  readonly name: string;
  readonly folded: string;
}

/**
 * A name for each record of a file, none twice: the second “Porto” is “Porto 2”, or 3 where the file or the company has
 * a “Porto 2”; one without a name gets its number. Null where the company has the name already.
 */
export function freeNames(
  wanted: readonly (WantedName | null)[],
  ofCompany: ReadonlySet<string>,
): readonly (string | null)[] {
  const used = new Set(ofCompany);
  for (const one of wanted) if (one) used.add(one.folded);
  const given = new Set<string>();
  const counts = new Map<string, number>();

  const numbered = (name: string, folded: string, from: number): string => {
    let number = Math.max(from, counts.get(folded) ?? 0);
    while (used.has(`${folded}${number}`)) number += 1;
    used.add(`${folded}${number}`);
    counts.set(folded, number + 1);
    return `${name}${number}`;
  };

  return wanted.map((one, index) => {
    if (!one) return numbered('', '', index + 1);
    if (ofCompany.has(one.folded)) return null;
    if (given.has(one.folded)) return numbered(`${one.name} `, `${one.folded} `, 2);
    given.add(one.folded);
    return one.name;
  });
}
