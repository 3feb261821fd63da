import type { DeviceRecord } from '#areas/positions/server/index.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { type AuditContext, audit } from '#platform/audit/audit.ts';
import type { Trx } from '#platform/db/database.ts';

type Context = AuditContext & { readonly trx: Trx };

const auditedOf = (device: DeviceRecord) => ({
  identifier: device.identifier,
  name: device.name,
  kind: device.kind,
  claimedProtocol: device.claimed_protocol,
  intervalSeconds: device.interval_seconds,
  driverId: device.driver_id,
  transportUnitId: device.vehicle_id,
  disabledAt: device.disabled_at?.toISOString() ?? null,
  secretAt: device.secret_at?.toISOString() ?? null,
});

/** Secrets are named by the time they were made, never by what they are. */
export async function auditDevice(
  context: Context,
  action: NameIn<'tracking.devices.history.actions'>,
  before: DeviceRecord | null,
  after: DeviceRecord | null,
): Promise<void> {
  const { id, company_id: companyId } = (after ?? before)!;
  await audit(context.trx, context, {
    action: `devices.${action}`,
    entity: 'device',
    entityId: id,
    companyId,
    before: before && auditedOf(before),
    after: after && auditedOf(after),
  });
}
