import { MANIFESTS } from '#app/manifests.gen.ts';

const OF_THE_PLATFORM = [
  'audit_entry',
  'download',
  'event_delivery',
  'file_object',
  'idempotency_key',
  'mail_message',
  'outbox_event',
  'schema_migration',
];

/**
 * The owner of each table, according to the manifests. An area reads its own tables and those of lower areas, and
 * writes only its own; the platform's tables may be read by all.
 */
export const TABLE_OWNERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(MANIFESTS).flatMap(([area, { tables = [] }]) => tables.map((table) => [table, area])),
  ...OF_THE_PLATFORM.map((table) => [table, 'platform']),
]);

/** Accesses that still cross the layers; each is a debt to be paid, and none may be added. */
export const OPEN_TABLE_DEBTS: readonly string[] = [
  'src/areas/session/server/session-user.repository.ts',
  'src/areas/session/server/account.repository.ts',
  'src/areas/companies/server/operator.repository.ts',
  'src/areas/documents/server/owner.repository.ts',
  'src/areas/documents/server/expiry.repository.ts',
];
