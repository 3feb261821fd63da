import type { BaseLanguage } from './language.ts';
import type { Screens } from './screens.ts';

/** A short text of a manifest, in every language. */
export type Label = Readonly<Record<BaseLanguage, string>>;

/* @__NO_SIDE_EFFECTS__ */
export function label(portuguese: string, spanish: string, english: string): Label {
  return { 'pt-BR': portuguese, es: spanish, en: english };
}

/** The roles every new company starts with. */
export const SHIPPED_ROLES = [
  'super-administrator',
  'company-administrator',
  'operator',
  'shipper',
  'agro-shipper',
  'transport-company',
  'trucker',
  'security',
  'client',
  'warehouse-scheduler',
  'auditor',
] as const;
export type ShippedRole = (typeof SHIPPED_ROLES)[number];

/** Administrators hold every permission that is not special, so no permission names them. */
export type ListedRole = Exclude<ShippedRole, 'super-administrator' | 'company-administrator'>;

export interface PermissionEntry {
  readonly label: Label;
  /** The specification does not name it. */
  readonly added?: true;
  /** Shipped roles that hold it, beside the administrators. */
  readonly roles?: readonly ListedRole[];
  /** The administrator of a company does not hold it: it concerns the companies of the platform. */
  readonly platformOnly?: true;
  /**
   * Its holder sees less (`restriction`), or sees the product as one particular company wants it (`wording`). No
   * shipped role holds it: it is given on purpose or not at all.
   */
  readonly special?: 'restriction' | 'wording';
}

/** One area defines a group with its label and position; others may add names to it. */
export interface PermissionGroupEntry {
  readonly label?: Label;
  readonly order?: number;
  readonly names: Readonly<Record<string, PermissionEntry>>;
}

export type Permissions = Readonly<Record<string, PermissionGroupEntry>>;

/** The names of a manifest in the form that the interface `PermissionNames` extends. */
export type NamesIn<P extends Permissions> = {
  readonly [Name in { [Group in keyof P]: keyof P[Group]['names'] }[keyof P]]: true;
};

/* @__NO_SIDE_EFFECTS__ */
export function definePermissions<const P extends Permissions>(permissions: P): P {
  return permissions;
}

/** What an area adds to the whole product, as data; `app` combines all manifests. */
export interface Area {
  /** The tables it owns: it alone writes them, and areas above it may read them. */
  readonly tables?: readonly string[];
  readonly permissions?: Permissions;
  readonly screens?: Screens;
  /** The menu labels of its screens, by the name of the screen; also the screen's title, unless that has its own. */
  readonly menu?: Readonly<Record<string, Label>>;
  /** Other menu labels for some people. */
  readonly renamed?: Readonly<Record<string, Label>>;
  /** Actions of the command palette; `{{name}}` is what the record is called that they are about. */
  readonly actions?: Readonly<Record<string, Label>>;
  /** Titles of the top bar, by the first segment of a path or by the name a screen gives. */
  readonly titles?: Readonly<Record<string, Label>>;
}

type NamedScreen<S extends Screens> = {
  [Name in keyof S]: S[Name] extends { readonly menu: object } | { readonly palette: true } ? Name : never;
}[keyof S];
type OtherName<S extends Screens> = {
  [Name in keyof S]: S[Name] extends { readonly menu: { readonly renamed: readonly { readonly to: infer To }[] } }
    ? To
    : never;
}[keyof S];
/** A label for each of the names, no more and no fewer. */
type LabelsFor<Key extends string, Names> = [Names] extends [never]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]: Readonly<Record<Names & string, Label>> };

/** Requires a label for every menu entry. */
/* @__NO_SIDE_EFFECTS__ */
export function defineArea<const S extends Screens = Record<never, never>>(
  area: Omit<Area, 'screens' | 'menu' | 'renamed'> & { readonly screens?: S } & LabelsFor<'menu', NamedScreen<S>> &
    LabelsFor<'renamed', OtherName<S>>,
): Area {
  return area;
}
