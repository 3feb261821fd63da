import type { AreaServer } from '#platform/area.ts';
import { registrationFileReaders } from './file-readers.repository.ts';
import { forgetFilesJob, forgetFilesSchedule } from './forget-files.job.ts';
import { registrationRoutes } from './registration.routes.ts';
import { registrationListSource } from './registration-list.repository.ts';

/** Transport companies and drivers who register themselves by an invitation. */
export const registrationsServer: AreaServer = {
  name: 'registrations',
  routes: registrationRoutes,
  lists: [registrationListSource],
  jobs: [forgetFilesJob],
  cron: [forgetFilesSchedule],
  fileReaders: registrationFileReaders,
};
