import type { AreaServer } from '#platform/area.ts';
import { importRoutes } from './import.routes.ts';
import { sweepImportFilesJob } from './import-files.ts';

export const importsServer: AreaServer = {
  name: 'imports',
  routes: importRoutes,
  jobs: [sweepImportFilesJob],
  cron: [{ schedule: '10 3 * * *', job: sweepImportFilesJob.name }],
};
