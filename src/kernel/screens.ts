import type { Permission, PermissionRule } from './permission.ts';

/** Who may open a screen: `public` needs no session, `open` any signed-in user, else the holders of a permission. */
export type Guard = 'public' | 'open' | PermissionRule<Permission>;

/** The groups of the side menu, from top to bottom. */
export const MENU_GROUPS = [
  'statistics',
  'opportunities',
  'monitoring',
  'delivery',
  'management',
  'agro',
  'companies',
  'spotFleet',
  'ownFleet',
  'facilities',
  'administration',
  'content',
  'routes',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A menu entry: in a group of the side menu, behind the gear, or in the profile menu. */
export interface MenuEntry {
  readonly group: MenuGroup | 'configuration' | 'profile';
  /** Entries of a group are in ascending order; leave room for others. */
  readonly order: number;
  /** Narrows who sees the entry, where more people may open the screen. */
  readonly shownTo?: PermissionRule<Permission>;
  /** Another label for the holders of a permission: the first that applies. */
  readonly renamed?: readonly { readonly to: string; readonly when: PermissionRule<Permission> }[];
}

/** A screen as its area's manifest declares it; without a component in the area's `web/routes.ts` it is not built yet. */
export interface Screen {
  /** As the specification spells it, parameters in braces: `client/detail/{clientId}`. */
  readonly path: string;
  readonly guard: Guard;
  readonly menu?: MenuEntry;
  /** Makes sense in the platform's own company, which has no loads, fleet or partners: offered there too. */
  readonly platform?: true;
  /** In no menu, but found by typing its name. */
  readonly palette?: true;
  /** Its title in the top bar, when that is not the title of its first path segment. */
  readonly title?: string;
  /** The root path leads to the first of these screens that the user may open, in ascending order. */
  readonly home?: number;
  /** Narrows whose home it is, where more people may open the screen. */
  readonly homeOf?: HomeOf;
}

export interface HomeOf {
  /** People with a driver's account in the company they work in. */
  readonly drivers: true;
  readonly holding: PermissionRule<Permission>;
}

export type Screens = Readonly<Record<string, Screen>>;

/** Keeps the exact paths, so that addresses are checked by the compiler. */
/* @__NO_SIDE_EFFECTS__ */
export function defineScreens<const S extends Screens>(screens: S): S {
  return screens;
}

type ParamIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamIn<Rest> : never;
/** The parameters of a path: none where it has no braces. */
export type ParamsOf<Path extends string> = [ParamIn<Path>] extends [never]
  ? readonly []
  : readonly [params: { readonly [Name in ParamIn<Path>]: string }];

/** The address of a screen: `client/detail/{clientId}` with `{ clientId: '7' }` → `/client/detail/7`. */
export function addressOf<const Path extends string>(
  { path }: { readonly path: Path },
  ...[params]: ParamsOf<Path>
): string {
  return filledIn(path, params);
}

/** The same for a path that is only known at run time. */
export function filledIn(path: string, params: Readonly<Record<string, string>> = {}): string {
  return `/${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;
}

/** The address as a pattern whose parameters have the names of some data, which fills it later. */
export function patternOf<const Path extends string>(
  { path }: { readonly path: Path },
  names: { readonly [Name in ParamIn<Path>]?: string } = {},
): string {
  const renamed: Readonly<Record<string, string | undefined>> = names;
  return `/${path.replace(/\{(\w+)\}/g, (whole, name: string) => (renamed[name] ? `{${renamed[name]}}` : whole))}`;
}

/** `opportunity/published/{publicationType}` → `opportunity_published_publicationType`, a phrase key without separators. */
export const phraseOfPath = (path: string): string => path.replaceAll('/', '_').replace(/[{}]/g, '');
