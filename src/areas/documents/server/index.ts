import type { AreaServer } from '#platform/area.ts';
import { documentRoutes } from './document.routes.ts';
import { expiryJob, expirySchedule } from './expiry.job.ts';
import { recountJob } from './recount.job.ts';

/** What the fleet reads and writes of the papers of its drivers and vehicles, inside its own transactions. */
export { checklistOf } from './checklist-of.ts';
/** What keeps a driver or a vehicle from being assigned. */
export { requireGoodPapers } from './good-papers.ts';
/** What areas above may listen to. */
export { papersExpiring } from './paper.events.ts';
export { presentPapers } from './paper.presenter.ts';
export { papersOfMany, readPapers } from './paper.repository.ts';
export { summarisePapers } from './summarise.ts';
export { paperAuthor, standingPapers, toldOfPapers, viewPapers } from './whole-papers.ts';
export { type PaperAuthor, writePapers } from './write-papers.ts';

export const documentsServer: AreaServer = {
  name: 'documents',
  routes: documentRoutes,
  jobs: [expiryJob, recountJob],
  cron: [expirySchedule],
};
