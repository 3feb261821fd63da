/**
 * Every permission of the product, as a type: each area adds the names of its manifest, so a misspelled name does not
 * compile, also where a lower area names the permission of a higher one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the manifests fill it.
export interface PermissionNames {}

export type Permission = Extract<keyof PermissionNames, string>;

/**
 * Access is decided by permissions alone: one name, any of a list, all of a list, or none of them. What all of is asked
 * for may itself be any of some.
 */
export type PermissionRule<Name extends string = string> =
  | Name
  | { readonly anyOf: readonly Name[] }
  | { readonly allOf: readonly (Name | { readonly anyOf: readonly Name[] })[] }
  | { readonly not: PermissionRule<Name> };

export function holds(held: ReadonlySet<string>, rule: PermissionRule): boolean {
  if (typeof rule === 'string') return held.has(rule);
  if ('anyOf' in rule) return rule.anyOf.some((name) => held.has(name));
  if ('allOf' in rule) return rule.allOf.every((part) => holds(held, part));
  return !holds(held, rule.not);
}

/** Every name in a rule, so that a test can compare the rules with the catalogue. */
export function namesIn(rule: PermissionRule): readonly string[] {
  if (typeof rule === 'string') return [rule];
  if ('anyOf' in rule) return rule.anyOf;
  if ('allOf' in rule) return rule.allOf.flatMap((part) => namesIn(part));
  return namesIn(rule.not);
}
