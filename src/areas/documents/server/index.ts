import type { AreaServer } from '#platform/area.ts';
import { documentRoutes } from './document.routes.ts';
import { expiryJob, expirySchedule } from './expiry.job.ts';
import { documentFileReaders } from './file-readers.repository.ts';
import { documentOwners } from './owner.repository.ts';
import { recountJob } from './recount.job.ts';

/** What the fleet reads and writes of the documents of its drivers and vehicles, inside its own transactions. */
export { checklistOf } from './checklist-of.ts';
/** The events for higher areas. */
export { documentsExpiring } from './document.events.ts';
export { presentDocuments } from './document.presenter.ts';
export { documentsOfMany, readFleetDocuments } from './document.repository.ts';
/** The owners, which a higher area provides. */
export { documentOwners, type OwnerRecord } from './owner.repository.ts';
export {
  auditOfDocuments,
  documentAuthor,
  readCurrentDocuments,
  requireValidDocuments,
  viewDocuments,
} from './owner-documents.ts';
export { summariseDocuments } from './summarise.ts';
export { type DocumentAuthor, updateFleetDocuments } from './update-documents.ts';

export const documentsServer: AreaServer = {
  name: 'documents',
  routes: documentRoutes,
  jobs: [expiryJob, recountJob],
  cron: [expirySchedule],
  fileReaders: documentFileReaders,
  needs: [documentOwners],
};
