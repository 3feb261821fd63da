import type { AreaServer } from '#platform/area.ts';
import { importFileReaders } from './file-readers.repository.ts';
import { importRoutes } from './import.routes.ts';
import { sweepImportFilesJob } from './import-files.ts';
import type { ImportTarget } from './import-target.ts';
import { refusedImports } from './refused-imports.ts';

export {
  defineTarget,
  type HandOut,
  type ImportContext,
  type ImportMoment,
  type ImportRow,
  type ImportTarget,
} from './import-target.ts';
/** For areas that define import targets. */
export {
  type Completed,
  completeOf,
  judgeComplete,
  outcomeOf,
  type Problems,
  type RowOutcome,
  refusedAt,
} from './row-outcome.ts';

/** A mechanism below the areas: they define the targets, and the application passes them in. */
export function createImportsServer(targets: readonly ImportTarget[]): AreaServer {
  return {
    name: 'imports',
    routes: importRoutes(targets),
    exceptions: [refusedImports(targets)],
    jobs: [sweepImportFilesJob],
    fileReaders: importFileReaders,
    cron: [{ schedule: '10 3 * * *', job: sweepImportFilesJob.name }],
  };
}
