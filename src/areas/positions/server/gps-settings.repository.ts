import { sql } from 'kysely';
import { DEVICE_KINDS, type DeviceKind } from '#areas/positions/rules/device-kind.ts';
import type { OwnGpsSettings } from '#areas/positions/rules/gps-defaults.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';

export interface KindSettings extends OwnGpsSettings {
  readonly kind: DeviceKind;
  /** Zero until the company said something. */
  readonly version: number;
}

const NAMES = {
  intervalSeconds: 'interval_seconds',
  silenceMinutes: 'silence_minutes',
  maxSpeedKmh: 'max_speed_kmh',
  maxAccuracyM: 'max_accuracy_m',
  tripDays: 'trip_days',
  offTripDays: 'off_trip_days',
} as const;

/** What a company says about each kind of device. */
export async function settingsOfCompany(trx: Trx, companyId: string): Promise<readonly KindSettings[]> {
  const rows = await trx.selectFrom('gps_settings').selectAll().where('company_id', '=', companyId).execute();
  return DEVICE_KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    const values = Object.entries(NAMES).map(([name, column]) => [name, row?.[column] ?? null] as const);
    return { kind, version: row?.version ?? 0, ...(Object.fromEntries(values) as OwnGpsSettings) };
  });
}

interface Saved {
  readonly companyId: string;
  readonly userId: string;
  readonly kind: DeviceKind;
  readonly version: number;
  readonly settings: OwnGpsSettings;
}

/** Refused when somebody else saved since it was read. */
export async function saveKindSettings(trx: Trx, { companyId, userId, kind, version, settings }: Saved): Promise<void> {
  const entries = Object.entries(NAMES).map(([name, column]) => [column, settings[name as keyof typeof NAMES] ?? null]);
  const columns = Object.fromEntries(entries) as Record<(typeof NAMES)[keyof typeof NAMES], number | null>;
  const row = { company_id: companyId, kind, ...columns, updated_by: userId };
  const saved = await trx
    .insertInto('gps_settings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'kind'])
        .doUpdateSet({ ...columns, updated_by: userId })
        .where(sql<boolean>`gps_settings.version = ${version}`),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst();
  if (!saved || (saved.isNew && version !== 0)) throw requestErrors.staleVersion();
}
