import type { Paper, PaperType } from './paper.ts';

export const FILE = { id: 'file', name: 'scan.pdf', contentType: 'application/pdf', size: 10 } as const;

export function paper(type: PaperType, facts: Partial<Paper> = {}): Paper {
  return { id: type, type, file: null, number: null, category: null, issuedOn: null, expiresOn: null, ...facts };
}
