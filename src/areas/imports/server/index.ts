import type { AreaServer } from '#platform/area.ts';
import { importRoutes } from './import.routes.ts';
import { sweepImportFilesJob } from './import-files.ts';
import type { ImportTarget } from './import-target.ts';

export { defineTarget, type ImportContext, type ImportRow, type ImportTarget } from './import-target.ts';
export { type Completed, completeOf, judgeComplete } from './judge-some.ts';
/** What an area makes its targets of. */
export { outcomeOf, type Problems, type RowOutcome, refusedAt } from './row-outcome.ts';

/** A mechanism below the areas: the targets are theirs, the application hands them over. */
export function createImportsServer(targets: readonly ImportTarget[]): AreaServer {
  return {
    name: 'imports',
    routes: importRoutes(targets),
    jobs: [sweepImportFilesJob],
    cron: [{ schedule: '10 3 * * *', job: sweepImportFilesJob.name }],
  };
}
