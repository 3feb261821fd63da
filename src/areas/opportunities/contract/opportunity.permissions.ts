import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { Permission, PermissionRule } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (...names: readonly Permission[]) => ({ anyOf: names });

/** Every opportunity of the own company. */
export const READ_OPPORTUNITIES = rule('opportunity-read');
/** Those too who read only what they made themselves, and the marketplace, where the own ones stand among the others. */
export const READ_OWN = anyOf('opportunity-read', 'opportunity-read-created', 'opportunity-marketplace');
/** What the person made themselves. */
export const READ_CREATED = rule('opportunity-read-created');
export const WRITE_OPPORTUNITIES = rule('opportunity-write');
/** Those of other companies. */
export const READ_EXTERNAL = rule('opportunity-read-external');
export const READ_MARKETPLACE = rule('opportunity-marketplace');
export const READ_OFFERED = anyOf('opportunity-read-external', 'opportunity-marketplace');
export const READ_POSTULATIONS = rule('opportunity-read-my-postulations');
export const POSTULATE = rule('opportunity-postulate');
/** Whoever may see an offered load or the own applications. */
export const READ_AS_CARRIER = anyOf(
  'opportunity-read-external',
  'opportunity-marketplace',
  'opportunity-read-my-postulations',
  'opportunity-postulate',
);
/** Both sides of an application. */
export const NEGOTIATE = anyOf('opportunity-write', 'opportunity-postulate');
/** An award makes an operation with its orders. */
export const AWARD: PermissionRule = { allOf: ['opportunity-write', 'operation-write'] satisfies Permission[] };
export const DOWNLOAD_OPPORTUNITIES = rule('download-listings');
/** The company's own prices are shown only with this permission. */
export const SEE_FREIGHT = rule('show-freight-columns');
/** Whoever writes orders acts for the whole company, also where they drive. */
export const DISPATCH = ORDER_RIGHTS.normal.write;
