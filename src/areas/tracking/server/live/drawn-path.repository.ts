import { sql } from 'kysely';
import type { CheckpointType } from '#areas/routes/rules/route-limits.ts';
import type { Trx } from '#platform/db/database.ts';

export interface DrawnPath {
  readonly id: string;
  /** For a country: a map of many paths shows no more. */
  readonly line: string;
  readonly isEstimate: boolean;
  readonly checkpoints: readonly {
    readonly type: CheckpointType;
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
  }[];
}

/** Paths of orders that somebody sees; the transaction is the platform's, because an order may be another company's. */
export async function drawnPaths(trx: Trx, versionIds: readonly string[]): Promise<readonly DrawnPath[]> {
  if (versionIds.length === 0) return [];
  const { rows } = await sql<DrawnPath>`
    select v.id, v.levels[1] as line, v.source = 'estimate' as "isEstimate", v.checkpoints
    from route_path_version v where v.id = any (${[...versionIds]}::uuid[]) order by v.id`.execute(trx);
  return rows;
}
