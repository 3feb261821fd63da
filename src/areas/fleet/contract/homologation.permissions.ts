import type { CheckedKind } from '#areas/fleet/rules/homologation-check.ts';
import type { Permission } from '#areas/session/contract/permission-names.ts';
import { holds, namesIn, type PermissionRule } from '#kernel/permission.ts';

export type Market = 'own' | 'spot';
const MARKETS: readonly Market[] = ['own', 'spot'];

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });

/** Its holder works without the homologation section: nothing is asked for them and nothing is shown. */
export const HOMOLOGATION_HIDDEN = rule('hide-homologation-section');

export type HomologationRight = 'read' | 'write';
type Rights = Readonly<Record<HomologationRight, PermissionRule>>;

/** Who may see a record may see what is known about it; who may change it may have it checked. */
const RIGHTS: Readonly<Record<CheckedKind, Readonly<Record<Market, Rights>>>> = {
  driver: {
    own: { read: rule('trucker-read'), write: anyOf('trucker-write', 'trucker-edit') },
    spot: { read: rule('fleet-trucker-read'), write: rule('fleet-trucker-write') },
  },
  truck: {
    own: { read: rule('transport-unit-read'), write: rule('transport-unit-write') },
    spot: { read: rule('fleet-transport-unit-read'), write: rule('fleet-transport-unit-write') },
  },
  semitrailer: {
    own: { read: rule('semitruck-read'), write: rule('semitruck-write') },
    spot: { read: rule('fleet-trailer-read'), write: rule('fleet-trailer-write') },
  },
};

/** The rule of a call about several kinds: the record itself decides which of the names counts. */
export function anyRight(right: HomologationRight, ...kinds: readonly CheckedKind[]): PermissionRule {
  return { anyOf: kinds.flatMap((kind) => MARKETS.flatMap((market) => namesIn(RIGHTS[kind][market][right]))) };
}

export function mayHomologate(
  held: ReadonlySet<string>,
  right: HomologationRight,
  { kind, market }: { readonly kind: CheckedKind; readonly market: Market },
): boolean {
  return holds(held, RIGHTS[kind][market][right]);
}
