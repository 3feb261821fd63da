import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import type { Permission, PermissionRule } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });
const allOf = (...names: readonly Permission[]): PermissionRule => ({ allOf: names });

export const OPERATION_RIGHTS: Readonly<
  Record<OperationKind, { readonly read: PermissionRule; readonly write: PermissionRule }>
> = {
  normal: { read: anyOf('operation-read', 'operation-write'), write: rule('operation-write') },
  agro: { read: anyOf('operation-agro-read', 'operation-agro-write'), write: rule('operation-agro-write') },
};

/** Writers of both kinds of operation choose from the same clients and people. */
export const WRITE_ANY_OPERATION = anyOf('operation-write', 'operation-agro-write');
export const CANCEL_OPERATIONS = rule('cancel-operations');
/** Checklists and contracts. */
export const SHOW_EXPORTATION = rule('show-exportation');
/** People who may only read operations, such as auditors, may only read their documents. */
export const WRITE_EXPORTATION = allOf('show-exportation', 'operation-write');
export const READ_STAGE_TEMPLATES = anyOf('stage-template', 'stage-template-write');
export const WRITE_STAGE_TEMPLATES = rule('stage-template-write');
export const DOWNLOAD_OPERATIONS = rule('download-listings');
/** Prices are shown only with this permission. */
export const SEE_FREIGHT = rule('show-freight-columns');
