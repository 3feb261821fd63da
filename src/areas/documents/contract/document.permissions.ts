import { namesIn, type Permission, type PermissionRule } from '#kernel/permission.ts';
import type { ChecklistView } from '../rules/checklist.ts';
import type { Market, OwnerKind } from '../rules/document-owner.ts';

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });

const EXTRA_DOCUMENTS = rule('show-additional-documents');
const HIDE_REVERSE = rule('hide-ownership-reverse-documents');

/** The right to see a driver or a vehicle includes its documents, and the right to change it includes seeing it. */
export const DOCUMENTS_READ = {
  driver: {
    own: anyOf('trucker-read', 'trucker-write', 'trucker-edit'),
    spot: anyOf('fleet-trucker-read', 'fleet-trucker-write'),
  },
  truck: {
    own: anyOf('transport-unit-read', 'transport-unit-write'),
    spot: anyOf('fleet-transport-unit-read', 'fleet-transport-unit-write'),
  },
  semitrailer: {
    own: anyOf('semitruck-read', 'semitruck-write'),
    spot: anyOf('fleet-trailer-read', 'fleet-trailer-write'),
  },
} as const satisfies Readonly<Record<OwnerKind, Readonly<Record<Market, PermissionRule>>>>;

/** For calls about an owner of either market, which is known only once the record is read. */
export function documentsReadOf(...kinds: readonly OwnerKind[]): PermissionRule {
  return { anyOf: kinds.flatMap((kind) => Object.values(DOCUMENTS_READ[kind]).flatMap(namesIn)) };
}

/** Every form that asks for documents needs the checklist. */
export const REQUIRED_READ: PermissionRule = {
  anyOf: [
    rule('company-profile-read'),
    rule('company-profile-write'),
    ...namesIn(documentsReadOf('driver', 'truck', 'semitrailer')),
  ],
};
export const REQUIRED_WRITE = rule('company-profile-write');

export function viewOf(held: ReadonlySet<string>): ChecklistView {
  return { extras: held.has(EXTRA_DOCUMENTS), hidesReverse: held.has(HIDE_REVERSE) };
}
