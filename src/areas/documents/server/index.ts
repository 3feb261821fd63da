import type { AreaServer } from '#platform/area.ts';

/** What the fleet reads and writes of the papers of its drivers and vehicles, inside its own transactions. */
export { checklistOf } from './checklist-of.ts';
export { presentPapers } from './paper.presenter.ts';
export { papersOfMany, readPapers } from './paper.repository.ts';
export { summarisePapers } from './summarise.ts';
export { paperAuthor, standingPapers, toldOfPapers, viewPapers } from './whole-papers.ts';
export { type PaperAuthor, writePapers } from './write-papers.ts';

export const documentsServer: AreaServer = { name: 'documents', routes: [] };
