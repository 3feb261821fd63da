import type { Permission } from '#areas/session/contract/permission-names.ts';
import { namesIn, type PermissionRule } from '#kernel/permission.ts';
import type { ChecklistView } from '../rules/checklist.ts';
import type { Market, OwnerKind } from '../rules/paper-owner.ts';

const rule = <const T extends Permission>(name: T): T => name;

const EXTRA_PAPERS = rule('show-additional-documents');
const HIDE_REVERSE = rule('hide-ownership-reverse-documents');

export const REQUIRED_READ = { anyOf: [rule('company-profile-read'), rule('company-profile-write')] } as const;
export const REQUIRED_WRITE = rule('company-profile-write');

/** Whoever sees a driver or a vehicle sees its papers. */
export const PAPERS_READ: Readonly<Record<OwnerKind, Readonly<Record<Market, Permission>>>> = {
  driver: { own: rule('trucker-read'), spot: rule('fleet-trucker-read') },
  truck: { own: rule('transport-unit-read'), spot: rule('fleet-transport-unit-read') },
  semitrailer: { own: rule('semitruck-read'), spot: rule('fleet-trailer-read') },
};

/** For a call about the owner of either market; which of them it is shows only with the record. */
export function papersReadOf(...kinds: readonly OwnerKind[]): PermissionRule {
  return { anyOf: kinds.flatMap((kind) => Object.values(PAPERS_READ[kind]).flatMap(namesIn)) };
}

export function viewOf(held: ReadonlySet<string>): ChecklistView {
  return { extras: held.has(EXTRA_PAPERS), hidesReverse: held.has(HIDE_REVERSE) };
}
