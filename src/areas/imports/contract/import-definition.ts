import type { PermissionRule } from '#kernel/permission.ts';

/**
 * One kind of record that can be imported, declared by the area that owns it. Its texts are the phrases
 * `imports.targets.<id>` and `imports.titles.<id>` of that area.
 */
export interface ImportDefinition<Id extends string = string> {
  /** Part of the addresses, as spelled on the wire. */
  readonly id: Id;
  readonly permission: PermissionRule;
  /** In the plural, for the published documentation. */
  readonly noun: string;
  /** The screen that shows the imported records. */
  readonly listPath: string;
}

export function defineImport<const Id extends string>(definition: ImportDefinition<Id>): ImportDefinition<Id> {
  return definition;
}

export type ImportDefinitions = ReadonlyMap<string, ImportDefinition>;

/** Combines the declarations of all areas. */
export function foldImports(...areas: readonly (readonly ImportDefinition[])[]): ImportDefinitions {
  const definitions = new Map<string, ImportDefinition>();
  for (const definition of areas.flat()) {
    if (definitions.has(definition.id)) throw new Error(`two imports are called ${definition.id}`);
    definitions.set(definition.id, definition);
  }
  return definitions;
}
