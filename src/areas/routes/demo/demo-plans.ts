import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import type { Trx } from '#platform/db/database.ts';
import { type MeasuredLine, measure } from '../rules/line.ts';
import type { StoredCheckpoint } from '../server/path.repository.ts';
import { CORRIDORS_OF, DRIVEN_MOST } from './data/corridor-owners.ts';
import { PORTS } from './data/place-texts.ts';
import { type SavedEnd, savedPaths } from './demo.repository.ts';

/** A path as it was saved once. */
export interface PlanVersion {
  readonly id: string;
  readonly savedAt: Date;
  readonly km: number;
  readonly minutes: number;
  readonly isEstimate: boolean;
  readonly checkpoints: readonly StoredCheckpoint[];
  /** Computed when first asked for. */
  readonly line: () => MeasuredLine;
}

/** A path of the company that its orders can be planned on. */
export interface DemoPlan {
  readonly routeId: string;
  readonly pathId: string;
  readonly isUsual: boolean;
  /** It has many driven trips. */
  readonly isBusiest: boolean;
  readonly load: SavedEnd & { readonly isPort: boolean };
  readonly unload: SavedEnd & { readonly isPort: boolean };
  readonly newest: PlanVersion;
  /** The version that was the newest at a moment. */
  readonly at: (moment: Date) => PlanVersion;
}

export async function demoPlans(trx: Trx, { id, key }: DemoTeam): Promise<readonly DemoPlan[]> {
  const all = await savedPaths(trx, id);
  const byPath = [...new Set(all.map(({ pathId }) => pathId))].map((pathId) =>
    all.filter((one) => one.pathId === pathId),
  );
  const busiest = DRIVEN_MOST.has(key) ? CORRIDORS_OF[key]?.[0] : undefined;
  return byPath.map((saved): DemoPlan => {
    const versions = saved.map((one): PlanVersion => {
      const { versionId, savedAt, meters, minutes, isEstimate, checkpoints } = one;
      let line: MeasuredLine | undefined;
      return {
        ...{ id: versionId, savedAt, km: Math.round(meters / 100) / 10, minutes, isEstimate, checkpoints },
        line: () => {
          line ??= measure(decodeLine(one.line) ?? []);
          return line;
        },
      };
    });
    const { routeId, routeName, pathId, isUsual, load, unload } = saved[0]!;
    return {
      ...{ routeId, pathId, isUsual, isBusiest: isUsual && routeName === busiest },
      load: { ...load, isPort: PORTS.has(load.city) },
      unload: { ...unload, isPort: PORTS.has(unload.city) },
      newest: versions.at(-1)!,
      at: (moment) => versions.findLast(({ savedAt }) => savedAt <= moment) ?? versions[0]!,
    };
  });
}
