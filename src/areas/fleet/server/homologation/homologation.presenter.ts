import type {
  CheckResult,
  DRIVER_VALIDATION_FIELDS,
  HomologationView,
  VEHICLE_VALIDATION_FIELDS,
} from '#areas/fleet/contract/homologation.shapes.ts';
import { securityCheckProgress } from '#areas/fleet/rules/homologation-progress.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { Services } from '#platform/services.ts';
import type { HomologationRecord } from './homologation.repository.ts';
import type { CheckRecord } from './homologation-check.repository.ts';

interface Reader {
  readonly services: Pick<Services, 'config'>;
  readonly now: Date;
}

export function presentCheck(check: CheckRecord, { services, now }: Reader): CheckResult {
  const { evidenceId, evidenceName } = check;
  return {
    code: check.code,
    status: check.status,
    clear: check.clear,
    source: check.source,
    failure: check.failure,
    message: check.message,
    details: check.details,
    requestedAt: check.requestedAt.toISOString(),
    checkedAt: check.settledAt?.toISOString() ?? null,
    checkedBy: check.checkedBy,
    evidence:
      evidenceId && evidenceName
        ? { fileId: evidenceId, fileName: evidenceName, url: signedUrl(services.config, evidenceId, now) }
        : null,
  };
}

export function presentHomologation(
  { id, requestedAt }: Pick<HomologationRecord, 'id' | 'requestedAt'>,
  checks: readonly CheckRecord[],
  pusherId: string,
): HomologationView {
  const done = checks.filter(({ settledAt }) => settledAt).length;
  return {
    channelId: id,
    pusherId,
    progress: securityCheckProgress(done, checks.length),
    requestedAt: requestedAt.toISOString(),
  };
}

type Fields = typeof DRIVER_VALIDATION_FIELDS | typeof VEHICLE_VALIDATION_FIELDS;

/** The results in the fields in which the record itself carries them. */
export function validationsOf<F extends Fields>(
  fields: F,
  results: readonly CheckResult[],
): Record<keyof F, CheckResult | null> {
  const entries = Object.entries(fields).map(([name, code]) => [
    name,
    results.find((result) => result.code === code) ?? null,
  ]);
  return Object.fromEntries(entries) as Record<keyof F, CheckResult | null>;
}
