import { MANIFESTS } from '#app/manifests.gen.ts';

const OF_THE_PLATFORM = [
  'audit_entry',
  'city',
  'city_state',
  'download',
  'event_delivery',
  'file_object',
  'idempotency_key',
  'list_view',
  'list_view_default',
  'mail_message',
  'outbox_event',
  'outside_service',
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
