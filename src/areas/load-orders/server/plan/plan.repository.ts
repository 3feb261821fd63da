import { sql } from 'kysely';
import type { PathSource } from '#areas/routes/contract/path.shapes.ts';
import type { CheckpointType } from '#areas/routes/rules/route-limits.ts';
import type { Trx } from '#platform/db/database.ts';

interface StoredCheckpoint {
  readonly type: CheckpointType;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly radiusMeters: number;
  readonly stopMinutes: number;
  readonly mustPass: boolean;
  readonly expectedMinutes: number | null;
  readonly meters: number;
}

/** The version of a path that an order is planned with. */
export interface PlanRecord {
  readonly number: number;
  readonly route_name: string;
  readonly path_name: string;
  readonly meters: number;
  readonly expected_minutes: number;
  readonly source: PathSource;
  readonly corridor_meters: number;
  readonly checkpoints: readonly StoredCheckpoint[];
  /** Of the path; null where it is archived, or of another company. */
  readonly newest: number | null;
}

/** Of a version `v`. */
export const PLAN_COLUMNS = sql`v.number, v.route_name, v.path_name, v.meters, v.expected_minutes, v.source, v.corridor_meters, v.checkpoints,
  (select n.number from route_path p join route r on r.company_id = p.company_id and r.id = p.route_id and r.archived_at is null
    join route_path_version n on n.company_id = p.company_id and n.id = p.version_id
    where p.company_id = v.company_id and p.id = v.path_id and p.archived_at is null) as newest`;

/** Whoever sees an order sees the version it is planned with. */
export async function findPlan(trx: Trx, versionId: string | null): Promise<PlanRecord | undefined> {
  if (versionId === null) return undefined;
  const { rows } =
    await sql<PlanRecord>`select ${PLAN_COLUMNS} from route_path_version v where v.id = ${versionId}`.execute(trx);
  return rows[0];
}

/** The same with the finest of its three simplified lines that has at most so many characters. */
export async function findDrawnPlan(
  trx: Trx,
  versionId: string | null,
  most: number,
): Promise<(PlanRecord & { readonly line: string }) | undefined> {
  if (versionId === null) return undefined;
  const { rows } = await sql<PlanRecord & { readonly line: string }>`select ${PLAN_COLUMNS},
    case when length(v.levels[3]) <= ${most} then v.levels[3] when length(v.levels[2]) <= ${most} then v.levels[2] else v.levels[1] end as line
    from route_path_version v where v.id = ${versionId}`.execute(trx);
  return rows[0];
}
